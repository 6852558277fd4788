import { messages } from '../messages'

/** Percentages with so many decimals, cut there, so that they never say more than there is. */
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

/** A part of a whole in percent: `0.31%`, `< 0.01%` on one line; a dash where the whole is nothing. */
export function formatShare(part: bigint, whole: bigint): string {
  if (whole <= 0n) return messages.noShare
  const share = fine.cut(part, whole)
  return share === 0 && part > 0n
    ? messages.lessThan(fine.format(fine.smallest))
    : fine.format(share)
}

/** The same for what many hold together, with one decimal: `70.4%`. The whole is more than nothing. */
export function formatSum(part: bigint, whole: bigint): string {
  return coarse.format(coarse.cut(part, whole))
}
