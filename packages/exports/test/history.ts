import type { TransactionDestination, TransactionSummary } from '@mcm/rosetta-client'
import type { HistoryItem } from '../src/running-balance'

export const OWN = `0x${'1'.repeat(40)}`
export const OTHER = `0x${'2'.repeat(40)}`

interface Payment {
  source: string
  pays: [address: string, amount: bigint, memo?: string][]
  fee: bigint
  change: bigint
  miner?: string
}

/** Returns a transaction as from `summarizeTransaction`. */
export function payment(
  block: number,
  { source, pays, fee, change, miner = `0x${'9'.repeat(40)}` }: Payment,
): HistoryItem {
  const destinations: TransactionDestination[] = pays.map(([address, amount, memo = '']) => ({
    address,
    amount,
    memo,
  }))
  const sent = destinations.reduce((sum, { amount }) => sum + amount, 0n)
  const summary: TransactionSummary = {
    hash: `0x${block.toString(16).padStart(64, 'a')}`,
    kind: 'transfer',
    status: 'SUCCESS',
    source,
    destinations,
    sent,
    fee,
    miner,
    debited: sent + fee,
    change,
    blockToLive: 0n,
    block: { index: block, hash: `0x${block.toString(16).padStart(64, 'b')}` },
    indexedAt: null,
  }
  return { summary, time: 1_788_500_198_000 + block * 1_000 }
}

/** Returns a payment to the account. */
export function receipt(block: number, amount: bigint, memo = ''): HistoryItem {
  return payment(block, { source: OTHER, pays: [[OWN, amount, memo]], fee: 500n, change: 0n })
}

/** Returns a payment from the account. */
export function spend(
  block: number,
  { pays, fee, change }: { pays: bigint[]; fee: bigint; change: bigint },
): HistoryItem {
  return payment(block, {
    source: OWN,
    pays: pays.map((amount) => [OTHER, amount]),
    fee,
    change,
  })
}
