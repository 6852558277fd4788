import type { MempoolItem } from '../lifecycle'
import { byFee } from './by-fee'

/** Maximum number of transactions in a block. */
export const BLOCK_CAPACITY = 32_768
/** As many bars can still be told apart on a phone. */
export const MAX_BARS = 80

/** A bar of the queue's picture, which stands for one transaction or, of many, for some. */
export interface QueueBar {
  /** The hash of the first transaction it stands for. */
  hash: string
  /** From 0 to 1, by the highest fee it stands for, on a logarithmic scale. 0: not loaded yet. */
  height: number
  /** Whether the next block has room for all that it stands for. */
  fits: boolean
  /** Whether it stands for the marked transaction. */
  isMarked: boolean
}

/** The height of the lowest fee. */
const LOWEST = 0.3

/**
 * Returns the bars of pending transactions, highest fee first. Each stands for the same number of
 * them, give or take one.
 *
 * @param marked The hash of a transaction to find among them. It is the first of those with its fee.
 */
export function queueBars(rows: readonly MempoolItem[], marked?: string): QueueBar[] {
  const isMarked = ({ hash }: MempoolItem) => hash === marked
  const sorted = byFee([...rows.filter(isMarked), ...rows.filter((row) => !isMarked(row))])
  const known = sorted.flatMap(({ transaction }) => (transaction ? [transaction.fee] : []))
  const heightOf = heights(known[0] ?? 0n, known.at(-1) ?? 0n)
  const count = Math.min(sorted.length, MAX_BARS)
  const startOf = (bar: number) => Math.floor((bar * sorted.length) / count)
  return Array.from({ length: count }, (_, bar) => {
    const [start, end] = [startOf(bar), startOf(bar + 1)]
    const fee = sorted[start]?.transaction?.fee
    return {
      hash: sorted[start]?.hash ?? '',
      height: fee === undefined ? 0 : heightOf(fee),
      fits: end <= BLOCK_CAPACITY,
      isMarked: sorted.slice(start, end).some(isMarked),
    }
  })
}

/** Returns a function from fees to heights. Fees are far below 2^53 nanoMCM. */
function heights(max: bigint, min: bigint): (fee: bigint) => number {
  // Fees can differ by orders of magnitude. A fee of 0 has no logarithm.
  const log = (fee: bigint) => Math.log(Math.max(1, Number(fee)))
  const span = log(max) - log(min)
  return (fee) => (span === 0 ? 1 : LOWEST + ((1 - LOWEST) * (log(fee) - log(min))) / span)
}
