import { formatCount } from '@mcm/ui/amount'
import { formatDuration } from '@mcm/ui/relative-time'
import { messages } from '../messages'

const mean = numbers(0, 2)
const fixed = numbers(2, 2)
const share = numbers(0, 1, 'percent')
const percent = {
  style: 'percent',
  maximumSignificantDigits: 2,
  numberingSystem: 'latn',
} as const
const change = new Intl.NumberFormat(undefined, { ...percent, signDisplay: 'exceptZero' })
const size = new Intl.NumberFormat(undefined, percent)
// Fees are small fractions.
const short = compact(4)
// The supply changes in its fifth digit.
const shortSupply = compact(5)

function compact(maximumSignificantDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(undefined, {
    notation: 'compact',
    maximumSignificantDigits,
    numberingSystem: 'latn',
  })
}

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

/** Formats a value of a table, where decimal points are aligned. A whole number has no decimals. */
export function formatFixed(value: number): string {
  return (Number.isInteger(value) ? mean : fixed).format(value)
}

export function formatShare(part: number, whole: number): string {
  return share.format(part / (whole || 1))
}

/** Formats a whole number, and leaves out what an axis has between two of them. */
export function formatWhole(value: number): string {
  return Number.isInteger(value) ? formatMean(value) : ''
}

/** Formats a solve time in minutes, for a chart whose axis has whole minutes. */
export function formatMinutes(minutes: number): string {
  return formatDuration(minutes * 60_000)
}

/** Formats a solve time in seconds for a column, such as 1:47. */
export function formatClock(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Formats a change, such as +12%. */
export function formatChange(ratio: number): string {
  return change.format(ratio).replace('-', '−')
}

/** Formats the size of a change, such as 12%, for words that say its direction. */
export function formatSize(ratio: number): string {
  return size.format(Math.abs(ratio))
}

/** Formats an amount in nanoMCM for an axis or a reading, such as 34.1M. */
export function formatShort(nano: number): string {
  return short.format(nano / 1e9)
}

/** Formats the supply in nanoMCM, such as 37.384M. */
export function formatSupply(nano: number): string {
  return shortSupply.format(nano / 1e9)
}

/** Formats a large count with four digits, such as 1.235M. */
export function formatCompact(value: number): string {
  return short.format(value)
}

/**
 * Returns a function that formats rewards, with as many decimals as show how they differ, and at least
 * two. They are in nanoMCM.
 */
export function rewardFormat(rewards: readonly number[]): (nano: number) => string {
  const span = Math.max(...rewards) - Math.min(...rewards)
  const decimals = span > 0 ? Math.min(9, Math.max(2, 10 - Math.floor(Math.log10(span)))) : 2
  const format = numbers(decimals, decimals)
  return (nano) => format.format(nano / 1e9)
}

/**
 * Returns a function that formats fees for a column, with as many decimals as show two digits of the
 * smallest one. The fees are in nanoMCM.
 */
export function feeFormat(fees: readonly number[]): (nano: number) => string {
  const least = Math.min(...fees.filter((fee) => fee > 0), 1e9)
  const decimals = Math.min(9, 10 - Math.floor(Math.log10(least)))
  const format = numbers(decimals, decimals)
  return (nano) => (nano === 0 ? '0' : format.format(nano / 1e9))
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
