import { messages } from '../messages'

/** Parts of the whole that percentages with two decimals can tell apart. */
const PARTS = 10_000

function percent(decimals: number) {
  return new Intl.NumberFormat(undefined, {
    style: 'percent',
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
}
const fine = /* @__PURE__ */ percent(2)
const coarse = /* @__PURE__ */ percent(1)
const round = /* @__PURE__ */ percent(0)

/**
 * Formats a part of a whole as a percentage, such as `0.31%`, or `< 0.01%` without a line break. It
 * is truncated so that it never overstates the share. Returns a dash if the whole is zero.
 */
export function formatShare(part: bigint, whole: bigint): string {
  if (whole <= 0n) return messages.noShare
  const share = Number((part * BigInt(PARTS)) / whole) / PARTS
  return share === 0 && part > 0n ? messages.lessThan(fine.format(1 / PARTS)) : fine.format(share)
}

/** Formats tenths of a percent, such as `70.4%`. */
export function formatTenths(tenths: number): string {
  return coarse.format(tenths / 1000)
}

/** Formats a share without decimals, such as `100%`. */
export function formatWhole(share: number): string {
  return round.format(share)
}
