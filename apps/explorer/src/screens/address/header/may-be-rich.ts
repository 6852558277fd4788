const LEAST = 10_000n * 1_000_000_000n

/**
 * Returns whether an account with this balance, in nanoMCM, may be among the 100 richest, whose ranks are
 * worth a call.
 */
export function mayBeRich(balance: bigint): boolean {
  return balance >= LEAST
}
