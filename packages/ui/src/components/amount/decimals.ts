const DECIMALS = 9

/**
 * Splits an amount in nanoMCM, which must not be negative, into whole MCM and its decimals. Digits after
 * `max` decimals are cut off, and zeros at the end are kept only up to `min` decimals.
 */
export function decimalsOf(
  nano: bigint,
  min: number,
  max: number,
): [whole: string, fraction: string] {
  const digits = nano.toString().padStart(DECIMALS + 1, '0')
  const fraction = digits.slice(-DECIMALS).slice(0, max).replace(/0+$/, '').padEnd(min, '0')
  return [digits.slice(0, -DECIMALS), fraction]
}
