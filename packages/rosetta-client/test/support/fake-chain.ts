import { createRosettaClient } from '../../src/client'
import type { Block } from '../../src/schema/block'
import type { Operation } from '../../src/schema/operation'
import type { Transaction } from '../../src/schema/transaction'
import { apiError, fakeEndpoint } from './fake-endpoint'
import type { FakeResponse } from './fake-endpoint'

/** A payment on the fake chain. */
export interface FakePayment {
  /** Identifies the transaction. The same number is the same transaction, even in another block. */
  id: number
  to: string
  amount: bigint
  memo?: string
}

const MCM = { symbol: 'MCM', decimals: 9 }
const hex = (value: string | number, digits: number): string =>
  `0x${value.toString(16).padStart(digits, '0')}`

/** Returns a tag that ends in a number. */
export const tag = (number: number): string => hex(number, 40)
const MINER = tag(0xa11ce)

/** A fake chain with a `fetch` function, for tests with a virtual clock. Heights start at 1. */
export class FakeChain {
  blocks: Block[] = []
  /** Responses to send first, instead of the chain's. */
  instead: (FakeResponse | Promise<FakeResponse>)[] = []
  /** Whether /network/status reports being in sync. */
  synced = true
  /** Tip to report in /network/status instead of the actual one. */
  status: { index: number; hash: string } | undefined
  /** Called with the height before a block is returned. */
  beforeBlock: ((index: number) => void) | undefined
  readonly endpoint = fakeEndpoint((call) => this.instead.shift() ?? this.#respond(call))
  #minted = 0

  constructor(length: number) {
    this.add(length)
  }

  get tip(): Block['block_identifier'] {
    return this.blocks.at(-1)?.block_identifier ?? { index: 0, hash: hex(0, 64) }
  }

  /** Adds blocks, with the payments in the first one. */
  add(count = 1, payments: readonly FakePayment[] = [], miner = MINER): this {
    for (let added = 0; added < count; added++) {
      const { index, hash: parent } = this.tip
      const hash = hex(++this.#minted * 0x1000 + index + 1, 64)
      this.blocks.push(block(index + 1, hash, parent, added === 0 ? payments : [], miner))
    }
    return this
  }

  /** Replaces the last blocks with a new branch. */
  reorg(depth: number, length = depth, payments: readonly FakePayment[] = []): this {
    this.blocks.splice(-depth)
    return this.add(length, payments)
  }

  #respond({
    path,
    body,
  }: {
    path: string
    body: Readonly<Record<string, unknown>>
  }): FakeResponse {
    if (path === '/network/status') {
      return {
        current_block_identifier: this.status ?? this.tip,
        current_block_timestamp: 0,
        genesis_block_identifier: { index: 0, hash: hex(0, 64) },
        oldest_block_identifier: { index: 0, hash: '' },
        sync_status: { stage: 'synchronized', synced: this.synced },
      }
    }
    const { index = 0 } = body['block_identifier'] as { index?: number }
    this.beforeBlock?.(index)
    const found = this.blocks[index - 1]
    return found ? { block: structuredClone(found) } : apiError(6)
  }
}

function block(
  index: number,
  hash: string,
  parent: string,
  payments: readonly FakePayment[],
  miner: string,
): Block {
  const reward: Transaction = {
    transaction_identifier: { hash },
    operations: [operation(0, 'REWARD', miner, 5_000_000_000n)],
  }
  const paid = payments.map(({ id, to, amount, memo = '' }): Transaction => {
    const destination = operation(0, 'DESTINATION_TRANSFER', to, amount)
    return {
      transaction_identifier: { hash: hex(id, 64) },
      operations: [
        { ...destination, metadata: { memo: memo && memo.padEnd(16, '\0') } },
        operation(1, 'SOURCE_TRANSFER', tag(0xb0b), -(amount + 500n)),
        operation(2, 'FEE', miner, 500n),
      ],
      metadata: { block_to_live: '0' },
    }
  })
  return {
    block_identifier: { index, hash },
    parent_block_identifier: { index: index - 1, hash: parent },
    timestamp: index * 100_000,
    transactions: [reward, ...paid],
    metadata: {
      block_size: 192,
      difficulty: 1,
      fee: 500,
      haiku: '',
      nonce: hash,
      root: hash,
      stime: index * 100_000,
      tx_count: paid.length,
    },
  }
}

function operation(index: number, type: string, address: string, amount: bigint): Operation {
  return {
    operation_identifier: { index },
    type,
    status: 'SUCCESS',
    account: { address },
    amount: { value: String(amount), currency: MCM },
  }
}

/** Creates a client of the fake chain. */
export const clientOf = ({ endpoint }: FakeChain) =>
  createRosettaClient({ baseUrl: 'https://node.example', fetch: endpoint.fetch })
