import { formatCount } from '@mcm/ui/amount'
import { formatCompact } from '../figures/formats'
import { messages } from './messages'
import type { Division, HistoryRow } from './history-row'

const day = /* @__PURE__ */ new Intl.DateTimeFormat(undefined, {
  dateStyle: 'medium',
  timeZone: 'UTC',
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

/** Returns a short name of a period, such as 1,079,700–799, or with a noun: Blocks 1,079,700–799. */
export function formatShortPeriod(
  { day, first, last }: HistoryRow,
  division: Division,
  withNoun = false,
): string {
  if (division === 'days') return formatDay(day)
  const [from, to] = [formatCount(first), formatCount(last)]
  // Both begin with the same thousands.
  const end = to.search(/\d+$/)
  const range = `${from}–${from.slice(0, end) === to.slice(0, end) ? to.slice(end) : to}`
  return withNoun ? messages.blocks(range) : range
}

/** Formats a count for an axis or a reading. */
export function formatAxisCount(value: number): string {
  return value < 100_000 ? formatCount(Math.round(value)) : formatCompact(value)
}

/**
 * Returns a function that formats only the whole numbers of an axis, if the values span two of them.
 * The values themselves keep their decimals.
 */
export function wholeFormat(
  values: readonly number[],
  format: (value: number) => string,
): (value: number) => string {
  if (Math.floor(Math.max(...values)) <= Math.ceil(Math.min(...values))) return format
  return (value) => (Number.isInteger(value) || values.includes(value) ? format(value) : '')
}
