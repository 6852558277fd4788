/** Decimals of an MCM. */
const DECIMALS = 9

/**
 * nanoMCM as MCM with all nine decimals, so that a column of amounts lines up: the same as
 * `formatMcm(nano, { minDecimals: 9 })`, without the choices that cost time a million times over.
 */
export function mcm(nano: bigint): string {
  const digits = (nano < 0n ? -nano : nano).toString().padStart(DECIMALS + 1, '0')
  const point = digits.length - DECIMALS
  return `${nano < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}
