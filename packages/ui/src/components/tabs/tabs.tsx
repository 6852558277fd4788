'use client'

import {
  forwardRef,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useControlled } from '../../internal/use-controlled'
import styles from './tabs.module.css'

/**
 * A tab with its panel, for `Tabs`.
 *
 * @example
 * ```tsx
 * import { type Tab, Tabs } from '@mcm/ui/tabs'
 *
 * const csv: Tab = { value: 'csv', label: 'CSV', children: 'height,hash' }
 *
 * <Tabs label="Formats" tabs={[csv]} />
 * ```
 */
export interface Tab {
  /** Any text that is unique among the tabs. */
  value: string
  label: ReactNode
  /**
   * The panel. All panels are part of the page, so that they can be found, printed and read without
   * scripts.
   */
  children: ReactNode
}

/**
 * Props of `Tabs`.
 *
 * @example
 * ```tsx
 * import { Tabs, type TabsProps } from '@mcm/ui/tabs'
 *
 * const formats: TabsProps = {
 *   label: 'Formats',
 *   tabs: [{ value: 'csv', label: 'CSV', children: 'height,hash' }],
 * }
 *
 * <Tabs {...formats} />
 * ```
 */
export interface TabsProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** A label for assistive technology that says what the tabs have in common. */
  label: string
  /** The selected tab. Without it, the component keeps its own state. */
  value?: string | undefined
  /** The initially selected tab, if the component keeps its own state. Default: the first one. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  tabs: readonly Tab[]
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Shows several views of one thing, one at a time. The arrow keys move between the tabs.
 *
 * @example
 * ```tsx
 * import { Tabs } from '@mcm/ui/tabs'
 *
 * <Tabs
 *   label="Formats"
 *   defaultValue="json"
 *   tabs={[
 *     { value: 'csv', label: 'CSV', children: 'height,hash' },
 *     { value: 'json', label: 'JSON', children: '[]' },
 *   ]}
 * />
 * ```
 */
export const Tabs = /* @__PURE__ */ forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, value, tabs, defaultValue = tabs[0]?.value ?? '', onValueChange, className, ...rest },
  ref,
) {
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === chosen),
  )

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const key =
      mirrored && event.key.startsWith('Arrow')
        ? { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key]
        : event.key
    const next = steps[key ?? '']?.(at, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    setChosen(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div ref={ref} {...rest} className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles['list']}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setChosen(tab.value)}
            onKeyDown={onKeyDown}
            className={styles['tab']}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== at}
          className={styles['panel']}
        >
          {tab.children}
        </div>
      ))}
    </div>
  )
})
