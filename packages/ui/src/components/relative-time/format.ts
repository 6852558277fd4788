const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Which clock the visitor reads: the chain's or their own. */
export type TimeZone = 'UTC' | 'local'

/** With its time of day or as a mere day, in digits that the typefaces hold, whatever the locale. */
export function dateFormat(
  zone: TimeZone,
  locale?: string,
  timeStyle?: 'long',
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    timeStyle,
    dateStyle: 'medium',
    timeZone: zone === 'UTC' ? zone : undefined,
    numberingSystem: 'latn',
  })
}

/**
 * The moment as the visitor's locale writes it, or the one given: `Sep 4, 2026, 5:36:38 AM
 * UTC`, `04.09.2026, 05:36:38 UTC`; in the visitor's own time with its offset, as `… GMT+2`. Not
 * the long form, which joins date and time with words of the locale's language.
 */
export function formatDateTime(time: number, zone: TimeZone = 'UTC', locale?: string): string {
  return dateFormat(zone, locale, 'long').format(time)
}

/** A span in its two largest units: `58 s`, `1 m 58 s`, `3 h 20 m`, `2 d 4 h`. In milliseconds. */
export function formatDuration(span: number): string {
  const seconds = Math.max(0, Math.round(span / SECOND))
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
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
 * How long ago, in the largest unit: `14 s`, `2 min`, `3 h`, `5 d`, then the day itself as the
 * visitor's locale writes it. A time in the future, as a visitor's slow clock makes of a new
 * block, reads `now`.
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

/** So that a date from right to left does not mix with the words around it (U+2068 to U+2069). */
export function isolate(date: string): string {
  return `\u2068${date}\u2069`
}

/** `formatAge` in a sentence: `14 s ago`, `now`, `on Sep 4, 2026`, the day isolated. */
export function formatAgo(time: number, now: number, zone: TimeZone = 'UTC'): string {
  const age = formatAge(time, now, zone)
  if (age === 'now') return age
  return now - time < 30 * DAY ? `${age} ago` : `on ${isolate(age)}`
}
