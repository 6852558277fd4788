import { formatCount } from '@mcm/ui/amount'
import { messages } from './messages'
import type { Division, HistoryRow } from './history-row'

const day = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeZone: 'UTC',
  numberingSystem: 'latn',
})
const dayOfYear = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
  numberingSystem: 'latn',
})
const month = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
  numberingSystem: 'latn',
})
const compact = /* @__PURE__ */ new Intl.NumberFormat(undefined, {
  notation: 'compact',
  // Fees are small fractions, and the supply changes in its fourth digit.
  maximumSignificantDigits: 4,
  numberingSystem: 'latn',
})

export function formatDay(name: string): string {
  return day.format(Date.parse(name))
}

/** Returns the name of a period: its day, or its blocks. */
export function formatPeriod({ day, first, last }: HistoryRow, division: Division): string {
  if (division === 'days') return formatDay(day)
  return messages.blocksFrom(formatCount(first), formatCount(last))
}

/** Returns a short name for a period at an end of a range: its day, or a block. */
export function formatEdge(
  { day, first, last }: HistoryRow,
  division: Division,
  edge: 'start' | 'end',
): string {
  return division === 'days' ? formatDay(day) : formatCount(edge === 'start' ? first : last)
}

/**
 * Returns a name for a period at an end of an axis, always with its day, or with its month if the
 * axis covers several years. Both ends fit next to each other on a phone.
 */
export function formatAxisEnd(
  row: HistoryRow,
  division: Division,
  edge: 'start' | 'end',
  isOneYear: boolean,
): string {
  const name = formatEdge(row, division, edge)
  if (division === 'days') return name
  return `${name} · ${(isOneYear ? dayOfYear : month).format(Date.parse(row.day))}`
}

/** Formats an amount in nanoMCM for an axis or a reading, such as 34.1M. */
export function formatAxisAmount(nano: number): string {
  return compact.format(nano / 1e9)
}

/** Formats a count for an axis or a reading. */
export function formatAxisCount(value: number): string {
  return value < 100_000 ? formatCount(Math.round(value)) : compact.format(value)
}
