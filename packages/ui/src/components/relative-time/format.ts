const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The clock to show: the chain's (UTC) or the visitor's.
 *
 * @example
 * ```tsx
 * import { DateTime, type TimeZone } from '@mcm/ui/relative-time'
 *
 * const zone: TimeZone = 'local'
 *
 * <DateTime time={Date.UTC(2026, 8, 4)} zone={zone} />
 * ```
 */
export type TimeZone = 'UTC' | 'local'

/** One format per zone, locale and style, because creating one takes far longer than formatting. */
const formats: Record<string, Intl.DateTimeFormat> = {}

/**
 * Returns the date format of a locale, with the time of day or for the date alone. Its digits are
 * always ones that the typefaces include.
 */
export function dateFormat(
  zone: TimeZone,
  locale?: string,
  timeStyle?: 'long',
): Intl.DateTimeFormat {
  return (formats[`${zone} ${locale} ${timeStyle}`] ??= new Intl.DateTimeFormat(locale, {
    timeStyle,
    dateStyle: 'medium',
    timeZone: zone === 'UTC' ? zone : undefined,
    numberingSystem: 'latn',
  }))
}

/**
 * Formats a moment in the given locale, by default the visitor's: `Sep 4, 2026, 5:36:38 AM UTC`,
 * `04.09.2026, 05:36:38 UTC`. In the visitor's time zone, it includes the offset, as in `… GMT+2`.
 * It avoids the long style, which joins the date and the time with words in the locale's language.
 *
 * @example
 * ```ts
 * import { formatDateTime } from '@mcm/ui/relative-time'
 *
 * const time = Date.UTC(2026, 8, 4, 5, 36, 38)
 * formatDateTime(time, 'UTC', 'en-GB') // => '4 Sept 2026, 05:36:38 UTC'
 * ```
 */
export function formatDateTime(time: number, zone: TimeZone = 'UTC', locale?: string): string {
  return dateFormat(zone, locale, 'long').format(time)
}

/**
 * Formats a duration, given in milliseconds, in its two largest units: `58 s`, `1 min 58 s`, `3 h
 * 20 min`, `2 d 4 h`.
 *
 * @example
 * ```ts
 * import { formatDuration } from '@mcm/ui/relative-time'
 *
 * formatDuration(118_000) // => '1 min 58 s'
 * ```
 */
export function formatDuration(span: number): string {
  const seconds = Math.max(0, Math.round(span / SECOND))
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ]
  const first = parts.findIndex(([count]) => count > 0)
  if (first < 0) return '0 s'
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}

/**
 * Formats an age in its largest unit: `14 s`, `2 min`, `3 h`, `5 d`. An older time is formatted as
 * a date in the visitor's locale. A time in the future (a new block seen by a device with a slow
 * clock) is `now`.
 *
 * @example
 * ```ts
 * import { formatAge } from '@mcm/ui/relative-time'
 *
 * formatAge(0, 14_000) // => '14 s'
 * formatAge(0, 3 * 3_600_000) // => '3 h'
 * ```
 */
export function formatAge(time: number, now: number, zone: TimeZone = 'UTC'): string {
  const span = now - time
  if (span < SECOND) return 'now'
  if (span < MINUTE) return `${Math.floor(span / SECOND)} s`
  if (span < HOUR) return `${Math.floor(span / MINUTE)} min`
  if (span < DAY) return `${Math.floor(span / HOUR)} h`
  if (span < 30 * DAY) return `${Math.floor(span / DAY)} d`
  return dateFormat(zone).format(time)
}

/**
 * Isolates a right-to-left date (with U+2068 and U+2069), so that it doesn't mix with the
 * surrounding text.
 *
 * @example
 * ```ts
 * import { isolate } from '@mcm/ui/relative-time'
 *
 * isolate('4 Sept 2026') // => '\u20684 Sept 2026\u2069'
 * ```
 */
export function isolate(date: string): string {
  return `\u2068${date}\u2069`
}

/**
 * Formats an age for use in a sentence: `14 s ago`, `now`, `on Sep 4, 2026`. The date is isolated.
 *
 * @example
 * ```ts
 * import { formatAgo } from '@mcm/ui/relative-time'
 *
 * formatAgo(0, 14_000) // => '14 s ago'
 * formatAgo(0, 0) // => 'now'
 * ```
 */
export function formatAgo(time: number, now: number, zone: TimeZone = 'UTC'): string {
  const age = formatAge(time, now, zone)
  if (age === 'now') return age
  return now - time < 30 * DAY ? `${age} ago` : `on ${isolate(age)}`
}
