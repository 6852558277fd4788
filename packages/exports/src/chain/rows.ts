import type { BlockRecord, TransactionRecord } from './block-record'
import type { TableName } from './tables'

/** A value of a row. Amounts are decimal digits, times are Unix milliseconds, and bytes are hex. */
export type RowValue = string | number | null

/** The values of a row, in the order of the table's columns. */
export type Row = readonly RowValue[]

/** Returns a block's rows for each table, in the order in which the tables are sorted. */
export const blockRows: Readonly<Record<TableName, (block: BlockRecord) => readonly Row[]>> = {
  blocks: (block) => [
    [
      block.number,
      block.hash,
      block.parentHash,
      block.time,
      block.startTime,
      solveSeconds(block),
      block.kind,
      block.difficulty,
      String(block.minimumFee),
      block.transactionCount,
      block.size,
      block.merkleRoot,
      block.nonce,
      block.haiku,
      block.miner,
      block.reward,
      fees(block),
      sum(block.transactions.flatMap(({ payments }) => payments.map(([, amount]) => amount))),
    ],
  ],
  transactions: (block) =>
    block.transactions.map((transaction, index) => [
      block.number,
      index,
      block.time,
      transaction.id,
      transaction.source,
      transaction.sourceHash,
      transaction.changeHash,
      transaction.payments.length,
      sum(transaction.payments.map(([, amount]) => amount)),
      transaction.fee,
      transaction.change,
      transaction.blockToLive,
    ]),
  transfers: (block) =>
    block.transactions.flatMap((transaction, index) =>
      transfersOf(transaction).map(([kind, destination, amount, memo], at) => [
        block.number,
        index,
        at,
        block.time,
        kind,
        transaction.source,
        destination,
        amount,
        memo,
      ]),
    ),
  rewards: (block) =>
    block.miner === null
      ? []
      : [[block.number, block.time, block.miner, block.reward, fees(block)]],
}

function transfersOf({ source, change, payments }: TransactionRecord) {
  const transfers = payments.map((payment) => ['payment', ...payment] as const)
  const hasChange = change !== null && change !== '0'
  return hasChange ? [...transfers, ['change', source, change, ''] as const] : transfers
}

function solveSeconds({ kind, time, startTime }: BlockRecord): number | null {
  return kind === 'neogenesis' || startTime === null ? null : (time - startTime) / 1_000
}

function fees({ transactions }: BlockRecord): string {
  return sum(transactions.map(({ fee }) => fee))
}

function sum(amounts: readonly string[]): string {
  const [only] = amounts
  if (only !== undefined && amounts.length === 1) return only
  return String(amounts.reduce((total, amount) => total + BigInt(amount), 0n))
}
