import type { Period } from '@mcm/exports/data-set'

/**
 * Returns the day to show: the last one, the requested one, or, because birthdays are often older
 * than the chain, the latest one with the same date in another year.
 */
export function pickDay(days: readonly Period[], asked: string | null): Period | undefined {
  if (asked === null) return days.at(-1)
  return (
    days.find(({ day }) => day === asked) ??
    days.findLast(({ day }) => day.slice(5) === asked.slice(5))
  )
}
