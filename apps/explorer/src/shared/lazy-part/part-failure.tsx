import { Button } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Page } from '@mcm/ui/layout'
import { isLoadFailure } from './is-load-failure'
import { messages } from './messages'
import { useRetryOnline } from './use-retry-online'

interface FailureProps {
  error: unknown
  retry: () => void
}

/** Stands where a part of the page should be, and offers to load it again. */
export function PartFailure(props: FailureProps) {
  return <Failure {...props} title={messages.title} level={2} />
}

/** Stands where a screen should be. */
export function PageFailure(props: FailureProps) {
  return (
    <Page>
      <Failure {...props} title={messages.page} level={1} />
    </Page>
  )
}

/** Shows nothing where the page is whole without the part, and loads it when that may succeed. */
export function SilentFailure({ retry }: FailureProps) {
  useRetryOnline(retry)
  return null
}

function Failure({ error, retry, title, level }: FailureProps & { title: string; level: 1 | 2 }) {
  useRetryOnline(retry)
  return (
    <ErrorPanel
      level={level}
      title={title}
      actions={
        <>
          <Button variant="solid" onClick={retry}>
            {messages.retry}
          </Button>
          <Button onClick={() => location.reload()}>{messages.reload}</Button>
        </>
      }
    >
      <p>{isLoadFailure(error) ? messages.text : messages.broken}</p>
    </ErrorPanel>
  )
}
