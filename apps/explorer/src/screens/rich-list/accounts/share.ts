import { messages } from '../messages'

/** Parts of the whole that percentages with two decimals can tell apart. */
const PARTS = 10_000n

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
 * is rounded, as readers who check it do, but a part is never 100%. Returns a dash if the whole is
 * zero.
 */
export function formatShare(part: bigint, whole: bigint): string {
  if (whole <= 0n) return messages.noShare
  if (part > 0n && part * PARTS < whole) return messages.lessThan(ofParts(1n))
  const rounded = (2n * part * PARTS + whole) / (2n * whole)
  return ofParts(rounded === PARTS && part < whole ? PARTS - 1n : rounded)
}

function ofParts(parts: bigint): string {
  return fine.format(Number(parts) / Number(PARTS))
}

/** Formats tenths of a percent, such as `70.4%`. */
export function formatTenths(tenths: number): string {
  return coarse.format(tenths / 1000)
}

/** Formats a share without decimals, such as `100%`. */
export function formatWhole(share: number): string {
  return round.format(share)
}
