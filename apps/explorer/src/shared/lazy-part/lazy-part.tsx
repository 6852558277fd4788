import {
  Component,
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
} from 'react'
import { PageFailure, PartFailure, SilentFailure } from './part-failure'

const failures = { panel: PartFailure, page: PageFailure, silent: SilentFailure }

interface LazyPartOptions {
  /**
   * How to show a failure: `silent` if the page is complete without the component, `page` for a
   * screen. @default 'panel'
   */
  failure?: keyof typeof failures
}

type LazyPart<Props extends object> = ComponentType<Props & { fallback?: ReactNode }> & {
  /** Preloads the code. A failure is shown only once the component is rendered. */
  preload: () => void
}

/**
 * Returns a component whose code loads when it is first rendered. If the code fails to load or the
 * component throws, the rest of the page stays. A message replaces the component and offers a
 * retry, which also happens automatically when the browser comes back online. `fallback` is shown
 * while the code loads.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { failure = 'panel' }: LazyPartOptions = {},
): LazyPart<Props> {
  const Failure = failures[failure]
  let current = lazy(load)
  /**
   * Replaces a lazy component. It caches its failure, so a retry, here or elsewhere, creates a new
   * one.
   */
  const renew = (failed: LazyExoticComponent<ComponentType<Props>>) => {
    if (current === failed) current = lazy(load)
  }

  class Part extends Component<
    Props & { fallback?: ReactNode },
    { error: unknown; Loaded: typeof current; failed: boolean }
  > {
    override state = { error: undefined as unknown, Loaded: current, failed: false }

    static preload = () => void load().catch(() => {})

    static getDerivedStateFromError = (error: unknown) => ({ error, failed: true })

    override componentDidCatch() {
      renew(this.state.Loaded)
    }

    retry = () => {
      this.setState({ error: undefined, failed: false, Loaded: current })
    }

    override render() {
      const { error, failed, Loaded } = this.state
      if (failed) return <Failure error={error} retry={this.retry} />
      const { fallback, ...props } = this.props
      // Without `fallback`, these are the part's own props.
      const own = props as unknown as Props
      return (
        <Suspense fallback={fallback}>
          <Loaded {...own} />
        </Suspense>
      )
    }
  }
  return Part
}
