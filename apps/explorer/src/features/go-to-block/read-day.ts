const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns the last millisecond of a day (UTC) that is written like 2026-09-04, or undefined for any
 * other text and for days that don't exist.
 */
export function readDay(text: string): number | undefined {
  const day = text.trim()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const start = Date.parse(`${day}T00:00:00Z`)
  // A date such as February 30 isn't rejected everywhere.
  if (Number.isNaN(start) || !new Date(start).toISOString().startsWith(day)) return undefined
  return start + DAY_MS - 1
}

/** Returns the first millisecond of a day, given its last one. */
export const startOf = (end: number): number => end - DAY_MS + 1
