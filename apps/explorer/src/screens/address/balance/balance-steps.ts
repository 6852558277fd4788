import { type HistoryRow, withRunningBalance } from '@mcm/exports'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import type { Movement } from '../history/movement'

/**
 * The effect of a block on a balance. If only part of the effect is certain, the block makes two
 * steps. An example is a miner's own payment, which comes before the fees that the miner earned
 * with it.
 */
export interface BalanceStep {
  key: string
  block: BlockIdentifier
  /** The change in nanoMCM. It is negative if more was sent than received. */
  change: bigint
  /**
   * Balance after the movement, in nanoMCM, or null if it can't be derived from the loaded
   * movements.
   */
  balance: bigint | null
  /**
   * Whether something that is missing from the list happened between the last known balance and
   * this one.
   */
  apart: boolean
}

/** The current balance, and the height at which it was read. */
export interface Present {
  value: bigint
  block: number
}

/** Returns the steps, oldest first, for movements that are given newest first. */
export async function balanceSteps(
  movements: readonly Movement[],
  address: string,
  present: Present | undefined,
): Promise<BalanceStep[]> {
  const items = movements.flatMap(({ transaction, reward }) =>
    (reward ? [reward, transaction] : [transaction]).map((summary) => ({ summary, time: null })),
  )
  const rows = []
  for await (const row of withRunningBalance(items, { address, balance: present })) rows.push(row)
  return markGaps(stepsOf(rows))
}

/** @param rows Newest first, so the first of a step has the balance it left. */
function stepsOf(rows: readonly HistoryRow[]): BalanceStep[] {
  const steps = new Map<string, BalanceStep>()
  for (const { block, status, amount, fee, balance } of rows) {
    if (block === null || status !== 'SUCCESS') continue
    const key = `${block.hash} ${balance === null ? 'unknown' : 'known'}`
    const step = steps.get(key)
    const change = amount - (fee ?? 0n)
    if (step) step.change += change
    else steps.set(key, { key, block, change, balance, apart: false })
  }
  return [...steps.values()].reverse()
}

function markGaps(steps: readonly BalanceStep[]): BalanceStep[] {
  let last: bigint | undefined
  let since = 0n
  return steps.map((step) => {
    since += step.change
    if (step.balance === null) return { ...step, apart: true }
    const apart = last === undefined || last + since !== step.balance
    last = step.balance
    since = 0n
    return { ...step, apart }
  })
}
