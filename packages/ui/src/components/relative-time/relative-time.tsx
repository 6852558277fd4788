import { useSyncExternalStore } from 'react'
import { subscribeClock } from './clock'
import { formatAge, formatAgo, formatDateTime, type TimeZone } from './format'
import styles from './relative-time.module.css'

export interface RelativeTimeProps {
  /** Milliseconds since 1970, as the API gives them. */
  time: number
  /** `ago` in sentences ('14 s ago'), `age` in columns headed so ('14 s'). @default 'ago' */
  form?: 'ago' | 'age' | undefined
  /** The clock of the absolute time in the tooltip and in print. @default 'UTC' */
  zone?: TimeZone | undefined
  className?: string | undefined
}

/**
 * How long ago something was. It keeps itself current and alone renders again when its words
 * change; the absolute time is its tooltip and what is printed. A server renders the absolute time.
 */
export function RelativeTime({ time, form = 'ago', zone = 'UTC', className }: RelativeTimeProps) {
  const words = form === 'age' ? formatAge : formatAgo
  const shown = useSyncExternalStore(
    subscribeClock,
    () => words(time, Date.now(), zone),
    () => formatDateTime(time, zone),
  )
  const absolute = formatDateTime(time, zone)
  return (
    <time dir="auto" dateTime={new Date(time).toISOString()} title={absolute} className={className}>
      <span className={styles['screen']}>{shown}</span>
      <span aria-hidden="true" className={styles['print']}>
        {absolute}
      </span>
    </time>
  )
}

export interface DateTimeProps {
  /** Milliseconds since 1970, as the API gives them. */
  time: number
  /** @default 'UTC' */
  zone?: TimeZone | undefined
  className?: string | undefined
}

/** An absolute time: '4 September 2026, 05:36:38 UTC'. */
export function DateTime({ time, zone = 'UTC', className }: DateTimeProps) {
  return (
    <time dir="auto" dateTime={new Date(time).toISOString()} className={className}>
      {formatDateTime(time, zone)}
    </time>
  )
}
