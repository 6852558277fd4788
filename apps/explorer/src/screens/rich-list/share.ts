import { messages } from './messages'

/** Shares are cut after two decimals of a percent, so that they never say more than there is. */
const PARTS = 10_000n

const format = (decimals: number) =>
  new Intl.NumberFormat(undefined, {
    style: 'percent',
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
const fine = /* @__PURE__ */ format(2)
const coarse = /* @__PURE__ */ format(1)

/** A part of a whole in percent: `0.31%`, `< 0.01%` on one line; a dash where the whole is nothing. */
export function formatShare(part: bigint, whole: bigint): string {
  if (whole <= 0n) return messages.noShare
  const parts = partsOf(part, whole)
  return parts === 0n && part > 0n
    ? messages.lessThan(fine.format(1 / Number(PARTS)))
    : fine.format(Number(parts) / Number(PARTS))
}

/** The same for what many hold together, with one decimal: `70.4%`. The whole is more than nothing. */
export function formatSum(part: bigint, whole: bigint): string {
  return coarse.format(Number(partsOf(part, whole)) / Number(PARTS))
}

function partsOf(part: bigint, whole: bigint): bigint {
  return (part * PARTS) / whole
}
