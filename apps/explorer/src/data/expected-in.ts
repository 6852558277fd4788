import { formatCount } from '@mcm/ui/amount'
import { SECONDS_PER_BLOCK } from './block-pace'

const DAY_MS = 86_400_000

/**
 * Returns the estimated time of a block that is the given number of blocks ahead, such as 'Nov 23,
 * 8:20 AM UTC', or '8:20 AM UTC' if that is today. Further ahead than a few days, an hour would be a
 * false precision, and further than two years, a day.
 *
 * @param zone The time zone: UTC or the visitor's.
 */
export function expectedAt(blocks: number, now: number, zone: 'utc' | 'local' = 'utc'): string {
  const time = now + blocks * SECONDS_PER_BLOCK * 1000
  if (isYearsAhead(blocks)) return yearAt(time)
  return new Intl.DateTimeFormat(undefined, {
    ...(zone === 'utc' && { timeZone: 'UTC' }),
    numberingSystem: 'latn',
    ...(dayOf(time, zone) !== dayOf(now, zone) && { month: 'short', day: 'numeric' }),
    ...(isHourKnown(blocks)
      ? { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }
      : { year: 'numeric' }),
  }).format(time)
}

function dayOf(time: number, zone: 'utc' | 'local'): string {
  const date = new Date(time)
  return zone === 'utc' ? date.toISOString().slice(0, 10) : date.toDateString()
}

/** Returns whether a block is near enough to say at what hour to expect it. */
export function isHourKnown(blocks: number): boolean {
  return blocks * SECONDS_PER_BLOCK * 1000 < 3 * DAY_MS
}

/** Returns whether a block is so far ahead that only the year is known when to expect it. */
export function isYearsAhead(blocks: number): boolean {
  return blocks * SECONDS_PER_BLOCK * 1000 > 730 * DAY_MS
}

/** Returns the year of a time, however far ahead. A `Date` ends in the year 275,760. */
function yearAt(time: number): string {
  const year = 1970 + Math.floor(time / (365.2425 * DAY_MS))
  return year < 10_000 ? String(year) : formatCount(year)
}

/**
 * Returns in words when to expect a block that is the given number of blocks ahead, such as 'in
 * about 2 minutes'.
 */
export function expectedIn(blocks: number): string {
  const minutes = Math.max(1, Math.round((blocks * SECONDS_PER_BLOCK) / 60))
  if (minutes < 90) return minutes === 1 ? 'in about a minute' : `in about ${minutes} minutes`
  const hours = Math.round(minutes / 60)
  if (hours < 36) return `in about ${hours} hours`
  const days = Math.round(hours / 24)
  if (days < 730) return `in about ${days} days`
  return `in about ${formatCount(Math.round(days / 365))} years`
}
