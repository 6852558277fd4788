import { formatCount } from '@mcm/ui/amount'
import { messages } from '../messages'

const mean = numbers(0, 2)
const fixed = numbers(2, 2)
const share = numbers(0, 1, 'percent')

function numbers(min: number, max: number, style?: 'percent'): Intl.NumberFormat {
  return new Intl.NumberFormat(undefined, {
    style,
    numberingSystem: 'latn',
    minimumFractionDigits: min,
    maximumFractionDigits: max,
  })
}

export function formatMean(value: number): string {
  return mean.format(value)
}

/** Formats a value of a table, where decimal points are aligned. */
export function formatFixed(value: number): string {
  return fixed.format(value)
}

export function formatShare(part: number, whole: number): string {
  return share.format(part / (whole || 1))
}

export function formatSeconds(seconds: number): string {
  return `${mean.format(seconds)} s`
}

/** Formats a position of the axis as the block nearest to it. */
export function formatHeight(height: number): string {
  return messages.plots.block(formatCount(Math.round(height)))
}

/**
 * Returns a function that formats amounts in MCM, for an axis of the given values. All labels of the
 * axis have the same number of decimals. The amounts are in nanoMCM, and those of a block are so far
 * below 2^53 that no digit is lost.
 */
export function nanoFormat(values: readonly number[]): (nano: number) => string {
  const span = Math.max(...values) - Math.min(...values)
  // An axis has about three steps.
  const step = Math.min(Math.max(span, 3) / 3e9, 1)
  const exact = numbers(-Math.floor(Math.log10(step)), 9)
  return (nano) => exact.format(nano / 1e9)
}
