import { withRunningBalance, type HistoryItem } from '../src/running-balance'
import { effectOf } from '../src/movements'
import { OTHER, OWN, payment, receipt, spend } from './history'

function reward(block: number, amount: bigint): HistoryItem {
  const item = receipt(block, amount)
  return { ...item, summary: { ...item.summary, kind: 'reward', source: null, fee: 0n } }
}

/** A history with one movement of every kind, latest first. */
export const movements: HistoryItem[] = [
  payment(90, { source: OTHER, pays: [[OTHER, 5n]], fee: 700n, change: 0n, miner: OWN }),
  reward(80, 5_000_000_001n),
  receipt(70, 3n, '=1+1"]\n2026-01-01 * "forged'),
  spend(60, { pays: [40_000_000_000n, 500n], fee: 1_000n, change: 9n }),
  { ...receipt(50, 77n), summary: { ...receipt(50, 77n).summary, status: 'ORPHANED' }, time: null },
  receipt(40, 18_446_744_073_709_551_615n, 'AB-00-EF'),
]

export const owner = { address: OWN }

/** Returns the amount by which the whole history changed the balance. */
export async function totalEffect(): Promise<bigint> {
  let total = 0n
  for await (const row of withRunningBalance(movements, owner)) {
    if (row.status === 'SUCCESS') total += effectOf(row)
  }
  return total
}

/** Parses an amount in MCM with nine decimals, or an empty cell. */
export function nano(cell = ''): bigint {
  if (cell === '') return 0n
  if (!/^-?\d+\.\d{9}$/.test(cell)) throw new Error(`Not an exact amount: ${cell}`)
  return BigInt(cell.replace('.', ''))
}
