import { formatMcm } from '@mcm/rosetta-client'

const mean = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })

export function formatMean(value: number): string {
  return mean.format(value)
}

export function formatShare(part: number, whole: number): string {
  return share.format(whole === 0 ? 0 : part / whole)
}

export function formatSeconds(seconds: number): string {
  return `${mean.format(seconds)} s`
}

/** An amount in MCM from a place on an axis, where it is a number of nanoMCM far below 2^53. */
export function formatNano(nano: number): string {
  return formatMcm(BigInt(Math.round(nano)), { minDecimals: 0 })
}
