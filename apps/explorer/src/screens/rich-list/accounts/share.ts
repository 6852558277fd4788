import { messages } from '../messages'

/**
 * Creates a formatter for percentages with this many decimals. They are truncated so that they
 * never overstate the share.
 */
function percent(decimals: number) {
  const parts = 100 * 10 ** decimals
  const formatter = new Intl.NumberFormat(undefined, {
    style: 'percent',
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return {
    smallest: 1 / parts,
    format: (share: number) => formatter.format(share),
    cut: (part: bigint, whole: bigint) => Number((part * BigInt(parts)) / whole) / parts,
  }
}
const fine = /* @__PURE__ */ percent(2)
const coarse = /* @__PURE__ */ percent(1)

/**
 * Formats a part of a whole as a percentage, such as `0.31%`, or `< 0.01%` without a line break.
 * Returns a dash if the whole is zero.
 */
export function formatShare(part: bigint, whole: bigint): string {
  if (whole <= 0n) return messages.noShare
  const share = fine.cut(part, whole)
  return share === 0 && part > 0n
    ? messages.lessThan(fine.format(fine.smallest))
    : fine.format(share)
}

/**
 * Formats a group's share with one decimal, such as `70.4%`. The whole must be greater than zero.
 */
export function formatSum(part: bigint, whole: bigint): string {
  return coarse.format(coarse.cut(part, whole))
}
