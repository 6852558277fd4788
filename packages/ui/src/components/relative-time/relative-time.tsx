import { useSyncExternalStore } from 'react'
import { useLocale } from '../../internal/use-locale'
import { now, subscribeClock } from './clock'
import { dateFormat, formatAge, formatAgo, isolate, type TimeZone } from './format'
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
 * change; the absolute time, as the visitor's locale writes it, is its tooltip and what is
 * printed. A server renders the absolute time.
 */
export function RelativeTime({ time, form = 'ago', zone = 'UTC', className }: RelativeTimeProps) {
  const words = form === 'age' ? formatAge : formatAgo
  // Isolated, as the element runs in the direction of its English words.
  const absolute = isolate(useDateTimeFormat(zone).format(time))
  const shown = useSyncExternalStore(
    subscribeClock,
    () => words(time, now(), zone),
    () => absolute,
  )
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

/**
 * An absolute time as the visitor's locale writes it: 'Sep 4, 2026, 5:36:38 AM UTC'. On a
 * server and while the page hydrates it is English and UTC.
 */
export function DateTime({ time, zone = 'UTC', className }: DateTimeProps) {
  const format = useDateTimeFormat(zone)
  return (
    <time
      dir="auto"
      // The words in it are of that language, whatever the page's.
      lang={format.resolvedOptions().locale}
      dateTime={new Date(time).toISOString()}
      className={className}
    >
      {format.format(time)}
    </time>
  )
}

/** A server knows neither the visitor's locale nor their zone. */
function useDateTimeFormat(zone: TimeZone): Intl.DateTimeFormat {
  const locale = useLocale()
  return dateFormat(locale ? 'UTC' : zone, locale, 'long')
}
