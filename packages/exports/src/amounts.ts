/** Number of decimal places of an amount in MCM. */
const DECIMALS = 9

/**
 * Formats nanoMCM as MCM with nine decimals, so that amounts align in a column. The result is the
 * same as that of `formatMcm(nano, { minDecimals: 9 })`, but this function is faster because it has
 * no options.
 */
export function mcm(nano: bigint): string {
  const digits = (nano < 0n ? -nano : nano).toString().padStart(DECIMALS + 1, '0')
  const point = digits.length - DECIMALS
  return `${nano < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}
