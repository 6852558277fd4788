import { formatMcm } from '@mcm/rosetta-client'
import { formatCount } from '@mcm/ui/amount'
import { messages } from '../messages'

const mean = /* @__PURE__ */ new Intl.NumberFormat(undefined, {
  numberingSystem: 'latn',
  maximumFractionDigits: 2,
})
const exact = /* @__PURE__ */ new Intl.NumberFormat(undefined, {
  numberingSystem: 'latn',
  maximumFractionDigits: 9,
})
const share = /* @__PURE__ */ new Intl.NumberFormat(undefined, {
  style: 'percent',
  numberingSystem: 'latn',
  maximumFractionDigits: 1,
})

export function formatMean(value: number): string {
  return mean.format(value)
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
 * Formats an axis value as an MCM amount. The value is a number of nanoMCM far below 2^53. The
 * digits are passed as text, so that none are lost.
 */
export function formatNano(nano: number): string {
  return exact.format(formatMcm(BigInt(Math.round(nano)), { minDecimals: 0 }) as `${number}`)
}
