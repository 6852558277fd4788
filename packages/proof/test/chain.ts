import { decodeTransaction, hashTransaction } from '@mcm/address/transaction'
import type { Block, Operation, Transaction } from '@mcm/rosetta-client'
import {
  blockHash,
  blockReward,
  blockTrailer,
  burnTag,
  checkWork,
  expandHaiku,
  generateNonce,
  merkleRoot,
  nextDifficulty,
  type Check,
  type CheckId,
  type Outcome,
} from '../src'
import { bytes, hex, type TrailerVector } from './vectors'

/** A valid block with real proof of work at a low difficulty. */
export interface Plan {
  /** Solve time in seconds, 0 for a neogenesis block. */
  seconds?: number
  transfers?: Transaction[]
  difficulty?: number
}

export interface Chain {
  blocks: Block[]
  /** Start time of each block, which the API doesn't provide. */
  starts: number[]
}

export const minerTag = `0x${'77'.repeat(20)}`

/**
 * Builds a short chain starting at `firstIndex`. A plan without transfers produces a pseudo-block, and
 * every 256th block is a neogenesis block.
 */
export function buildChain(firstIndex: number, plans: Plan[], random: () => number): Chain {
  const chain: Chain = { blocks: [], starts: [] }
  for (const [i, plan] of plans.entries()) append(chain, firstIndex + i, plan, random)
  return chain
}

function append({ blocks, starts }: Chain, index: number, plan: Plan, random: () => number): void {
  const parent = blocks.at(-1)
  const neogenesis = index % 256 === 0
  const parentEnd = parent ? parent.metadata.stime / 1000 : 1_790_000_000
  const start = neogenesis ? (starts.at(-1) ?? parentEnd) : parentEnd
  const end = neogenesis ? parentEnd : start + (plan.seconds ?? 238)
  const transfers = neogenesis ? [] : (plan.transfers ?? [])
  const difficulty =
    plan.difficulty ??
    (parent
      ? nextDifficulty({
          bnum: BigInt(index - 1),
          difficulty: parent.metadata.difficulty,
          time0: starts.at(-1) ?? 0,
          stime: parentEnd,
        })
      : 2)
  const reward = {
    transaction_identifier: { hash: '' },
    operations: [
      operation('REWARD', transfers.length > 0 ? minerTag : burnTag, blockReward(index), 0),
    ],
  }
  const block: Block = {
    block_identifier: { index, hash: '' },
    parent_block_identifier: {
      index: index - 1,
      hash: parent?.block_identifier.hash ?? `0x${'ab'.repeat(32)}`,
    },
    timestamp: end * 1000,
    transactions: neogenesis ? [] : [reward, ...transfers],
    metadata: {
      block_size: 192 + transfers.reduce((n, one) => n + 2364 + 44 * destinations(one), 0),
      difficulty,
      fee: transfers.length > 0 ? 500 : 0,
      haiku: '',
      nonce: `0x${'00'.repeat(32)}`,
      root: `0x${'cd'.repeat(32)}`,
      stime: end * 1000,
      tx_count: transfers.length,
    },
  }
  if (!neogenesis) block.metadata.root = `0x${hex(merkleRoot(block))}`
  if (transfers.length > 0) solve(block, start, random)
  block.block_identifier.hash = `0x${hex(blockHash(blockTrailer(block, start)))}`
  reward.transaction_identifier.hash = block.block_identifier.hash
  blocks.push(block)
  starts.push(start)
}

function solve(block: Block, start: number, random: () => number): void {
  do {
    block.metadata.nonce = `0x${hex(generateNonce(random))}`
  } while (checkWork(blockTrailer(block, start))?.valid !== true)
  block.metadata.haiku = expandHaiku(block.metadata.nonce).meshText
}

/** Creates a transfer in the format of /block, with a fake ID. */
export function transfer(
  source: number,
  amounts: bigint[],
  fee = 500n * BigInt(amounts.length),
): Transaction {
  const byte = source.toString(16).padStart(2, '0')
  const sent = amounts.reduce((total, one) => total + one, 0n)
  return {
    transaction_identifier: { hash: `0x${byte.repeat(32)}` },
    operations: [
      ...amounts.map((amount, i) => ({
        ...operation('DESTINATION_TRANSFER', `0x${'dd'.repeat(20)}`, amount, i),
        metadata: { memo: '' },
      })),
      {
        ...operation('SOURCE_TRANSFER', `0x${byte.repeat(20)}`, -(sent + fee), amounts.length),
        metadata: {
          change_address_hash: `0x${'c0'.repeat(20)}`,
          change_amount: '7',
          from_address_hash: `0x${byte.repeat(20)}`,
          source_amount: String(sent + fee + 7n),
        },
      },
      operation('FEE', minerTag, fee, amounts.length + 1),
    ],
    metadata: { block_to_live: '0' },
  }
}

function operation(type: string, address: string, amount: bigint, index: number): Operation {
  return {
    operation_identifier: { index },
    type,
    status: 'SUCCESS',
    account: { address },
    amount: { value: String(amount), currency: { symbol: 'MCM', decimals: 9 } },
  }
}

function destinations(transaction: Transaction): number {
  return transaction.operations.filter(({ type }) => type === 'DESTINATION_TRANSFER').length
}

/** Creates a block from a reference trailer, with the correct reward. */
export function blockOf(vector: TrailerVector): Block {
  const { bnum, stime, tcount } = vector
  const hash = `0x${vector.bhash}`
  const reward = {
    transaction_identifier: { hash },
    operations: [operation('REWARD', tcount === 0 ? burnTag : minerTag, blockReward(bnum), 0)],
  }
  return {
    block_identifier: { index: bnum, hash },
    parent_block_identifier: { index: bnum - 1, hash: `0x${vector.phash}` },
    timestamp: stime * 1000,
    transactions: bnum % 256 === 0 ? [] : [reward],
    metadata: {
      block_size: 192,
      difficulty: vector.difficulty,
      fee: vector.mfee,
      haiku: expandHaiku(bytes(vector.nonce)).meshText,
      nonce: `0x${vector.nonce}`,
      root: `0x${vector.mroot}`,
      stime: stime * 1000,
      tx_count: tcount,
    },
  }
}

/** Creates a seeded generator of numbers from 0 up to but not including 1. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

let built: Chain | undefined

/** Returns blocks 1000187 to 1000194, including pseudo-block 1000191 and neogenesis block 1000192. */
export function everyKind(): Chain {
  built ??= buildChain(
    1_000_187,
    [
      { seconds: 90, difficulty: 4, transfers: [transfer(0x01, [3n])] },
      { seconds: 100, transfers: [transfer(0x11, [5n]), transfer(0x12, [1000n, 2000n], 1700n)] },
      { seconds: 20, transfers: [transfer(0x21, [10n ** 18n])] },
      { seconds: 200, transfers: [transfer(0x31, [1n])] },
      {},
      {},
      { seconds: 238, transfers: [transfer(0x41, [1n])] },
      { seconds: 1, transfers: [transfer(0x51, [1n])] },
    ],
    seeded(20260904),
  )
  return built
}

export function outcomes(checks: readonly Check[]): Partial<Record<CheckId, Outcome>> {
  return Object.fromEntries(checks.map(({ id, outcome }) => [id, outcome]))
}

export function pick<Item>(items: readonly (Item | undefined)[], at: number): Item {
  const item = items[at]
  if (item === undefined) throw new Error(`No item at index ${at}`)
  return item
}

/** Converts signed bytes to the format of /block. */
export function shownTransaction(signed: Uint8Array): Transaction {
  const { destinations, fee, sendTotal, source } = decodeTransaction(signed)
  return {
    transaction_identifier: { hash: hashTransaction(signed) },
    operations: [
      ...destinations.map(({ tag, memo, amount }, i) => ({
        ...operation('DESTINATION_TRANSFER', `0x${hex(tag)}`, amount, i),
        metadata: { memo: memo && memo.padEnd(16, '\0') },
      })),
      operation(
        'SOURCE_TRANSFER',
        `0x${hex(source.subarray(0, 20))}`,
        -(sendTotal + fee),
        destinations.length,
      ),
      operation('FEE', minerTag, fee, destinations.length + 1),
    ],
    metadata: { block_to_live: '0' },
  }
}
