const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Which clock the visitor reads: the chain's or their own. */
export type TimeZone = 'UTC' | 'local'

/** `4 September 2026, 05:36:38 UTC`, or the visitor's own time with its offset, as `… GMT+2`. */
export function formatDateTime(time: number, zone: TimeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...(zone === 'UTC' ? { timeZone: 'UTC' } : {}),
  })
    .format(time)
    .replace(' at ', ', ')
}

function formatDay(time: number, zone: TimeZone): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(zone === 'UTC' ? { timeZone: 'UTC' } : {}),
  }).format(time)
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
 * How long ago, in the largest unit: `14 s`, `2 min`, `3 h`, `5 d`, then the day itself. A time in
 * the future, as a visitor's slow clock makes of a new block, reads `now`.
 */
export function formatAge(time: number, now: number, zone: TimeZone = 'UTC'): string {
  const span = now - time
  if (span < SECOND) return 'now'
  if (span < MINUTE) return `${Math.floor(span / SECOND)} s`
  if (span < HOUR) return `${Math.floor(span / MINUTE)} min`
  if (span < DAY) return `${Math.floor(span / HOUR)} h`
  if (span < 30 * DAY) return `${Math.floor(span / DAY)} d`
  return formatDay(time, zone)
}

/** `formatAge` in a sentence: `14 s ago`, `now`, `on 4 Sept 2026`. */
export function formatAgo(time: number, now: number, zone: TimeZone = 'UTC'): string {
  const age = formatAge(time, now, zone)
  if (age === 'now') return age
  return now - time < 30 * DAY ? `${age} ago` : `on ${age}`
}
