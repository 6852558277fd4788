/** The last digit shown, 0.01 MCM, in nanoMCM. */
const STEP = 10_000_000n

/** Returns the average balance in nanoMCM, rounded to the two decimals that are shown. */
export function averageBalance(supply: bigint, accounts: number): bigint {
  const divisor = STEP * BigInt(accounts)
  return ((2n * supply + divisor) / (2n * divisor)) * STEP
}
