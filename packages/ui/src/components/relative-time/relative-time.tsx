'use client'

import { forwardRef, useSyncExternalStore, type ComponentPropsWithoutRef } from 'react'
import { useLocale } from '../../internal/use-locale'
import { now, subscribeClock } from './clock'
import { dateFormat, formatAge, formatAgo, isolate, type TimeZone } from './format'
import styles from './relative-time.module.css'

/**
 * Props of `RelativeTime`.
 *
 * @example
 * ```tsx
 * import { RelativeTime, type RelativeTimeProps } from '@mcm/ui/relative-time'
 *
 * const mined: RelativeTimeProps = { time: Date.UTC(2026, 8, 4, 5, 36, 38), zone: 'local' }
 *
 * <RelativeTime {...mined} />
 * ```
 */
export interface RelativeTimeProps extends Omit<
  ComponentPropsWithoutRef<'time'>,
  'children' | 'dateTime'
> {
  /** The time in milliseconds since 1970, as in API responses. */
  time: number
  /**
   * `ago` for sentences ('14 s ago'), and `age` for columns with a heading ('14 s'). @default 'ago'
   */
  form?: 'ago' | 'age' | undefined
  /** The clock for the absolute time in the tooltip and in print. @default 'UTC' */
  zone?: TimeZone | undefined
}

/**
 * Shows how long ago something happened. It updates automatically, and re-renders only itself and
 * only when its text changes. The absolute time, in the visitor's locale, is its tooltip and its
 * printed form. On a server, it renders the absolute time.
 *
 * @example
 * ```tsx
 * import { RelativeTime } from '@mcm/ui/relative-time'
 *
 * <RelativeTime time={Date.UTC(2026, 8, 4, 5, 36, 38)} form="age" />
 * ```
 */
export const RelativeTime = /* @__PURE__ */ forwardRef<HTMLTimeElement, RelativeTimeProps>(
  function RelativeTime({ time, form = 'ago', zone = 'UTC', className, ...rest }, ref) {
    const words = form === 'age' ? formatAge : formatAgo
    // Isolated, because the element has the direction of its English text.
    const absolute = isolate(useDateTimeFormat(zone).format(time))
    const shown = useSyncExternalStore(
      subscribeClock,
      () => words(time, now(), zone),
      () => absolute,
    )
    return (
      <time
        ref={ref}
        dir="auto"
        dateTime={new Date(time).toISOString()}
        title={absolute}
        {...rest}
        className={className}
      >
        <span className={styles['screen']}>{shown}</span>
        <span aria-hidden="true" className={styles['print']}>
          {absolute}
        </span>
      </time>
    )
  },
)

/**
 * Props of `DateTime`.
 *
 * @example
 * ```tsx
 * import { DateTime, type DateTimeProps } from '@mcm/ui/relative-time'
 *
 * const mined: DateTimeProps = { time: Date.UTC(2026, 8, 4, 5, 36, 38) }
 *
 * <DateTime {...mined} />
 * ```
 */
export interface DateTimeProps extends Omit<
  ComponentPropsWithoutRef<'time'>,
  'children' | 'dateTime'
> {
  /** The time in milliseconds since 1970, as in API responses. */
  time: number
  /** @default 'UTC' */
  zone?: TimeZone | undefined
}

/**
 * Shows an absolute time in the visitor's locale, such as 'Sep 4, 2026, 5:36:38 AM UTC'. On a
 * server and during hydration, the time is in English and UTC.
 *
 * @example
 * ```tsx
 * import { DateTime } from '@mcm/ui/relative-time'
 *
 * <DateTime time={Date.UTC(2026, 8, 4, 5, 36, 38)} zone="local" />
 * ```
 */
export const DateTime = /* @__PURE__ */ forwardRef<HTMLTimeElement, DateTimeProps>(
  function DateTime({ time, zone = 'UTC', className, ...rest }, ref) {
    const format = useDateTimeFormat(zone)
    return (
      <time
        ref={ref}
        dir="auto"
        // The text is in that language, whatever the page's language.
        lang={format.resolvedOptions().locale}
        dateTime={new Date(time).toISOString()}
        {...rest}
        className={className}
      >
        {format.format(time)}
      </time>
    )
  },
)

/** Returns the date format. A server knows neither the visitor's locale nor their time zone. */
function useDateTimeFormat(zone: TimeZone): Intl.DateTimeFormat {
  const locale = useLocale()
  return dateFormat(locale ? 'UTC' : zone, locale, 'long')
}
