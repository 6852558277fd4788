import { type HistoryRow, withRunningBalance } from '@mcm/exports'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import type { Movement } from '../history/movement'

/**
 * What a block did to a balance. A block of which only the beginning is certain, such as a miner's own
 * payment before the fees it earned with it, makes two steps.
 */
export interface BalanceStep {
  key: string
  block: BlockIdentifier
  /** nanoMCM, negative when more left than came. */
  change: bigint
  /** nanoMCM afterwards; null where the loaded movements don't explain it. */
  balance: bigint | null
  /** Between the last known balance and this one, something happened that is not in the list. */
  apart: boolean
}

/** The present balance, and the height at which it was read. */
export interface Present {
  value: bigint
  block: number
}

/** Steps, the oldest first, from movements that come the newest first. */
export async function balanceSteps(
  movements: readonly Movement[],
  address: string,
  present: Present | undefined,
): Promise<BalanceStep[]> {
  const items = movements.map(({ transaction }) => ({ summary: transaction, time: null }))
  const rows = []
  for await (const row of withRunningBalance(items, { address, balance: present })) rows.push(row)
  return markGaps(stepsOf(rows))
}

/** @param rows The newest first, so that the first of a step has the balance that it left. */
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
