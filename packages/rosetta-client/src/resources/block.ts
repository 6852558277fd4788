import { readHash, refuser } from '../core/arguments'
import type { Refuse } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { InvalidResponseError } from '../errors'
import { blockResponse, blockTransactionResponse } from '../schema/block'
import type { BlockResponse, BlockTransactionResponse } from '../schema/block'

/**
 * Which block: the current tip, one by height, one by hash (64 hex digits with or without 0x), or one by
 * both. Only about the last 5,000 blocks are found by hash; the genesis block can't be had at all.
 */
export type BlockSelector =
  'tip' | { index: number; hash?: string | undefined } | { index?: undefined; hash: string }

/** Which transaction of which block. */
export interface BlockTransactionParams {
  block: BlockSelector
  /** The transaction's id, 64 hex digits with or without 0x; a block's reward has the hash of the block. */
  hash: string
}

/** Blocks and what is in them. */
export interface BlockResource {
  /**
   * A block with its transactions. Checks that the answer is the block asked for: the server itself
   * ignores a hash that contradicts the index.
   *
   * @throws {RosettaApiError} `BlockNotFound`, also when the node behind the server is down.
   * @throws {InvalidRequestError} For index 0, which the server answers with the tip.
   */
  get(block: BlockSelector, options?: RequestOptions): Promise<BlockResponse>
  /**
   * One transaction of a block.
   *
   * @throws {RosettaApiError} `TransactionNotFound` or `BlockNotFound`.
   */
  transaction(
    params: BlockTransactionParams,
    options?: RequestOptions,
  ): Promise<BlockTransactionResponse>
}

export function blockResource(caller: Caller): BlockResource {
  return {
    async get(block, options) {
      const context = { endpoint: caller.endpoint, call: '/block' }
      const wanted = readSelector(block, refuser(context.endpoint, context.call))
      const body = { block_identifier: wanted }
      const answer = await caller.call('/block', body, blockResponse, options)
      const got = answer.block.block_identifier
      for (const part of ['index', 'hash'] as const) {
        if (wanted[part] !== undefined && wanted[part] !== got[part]) {
          throw new InvalidResponseError(
            `block.block_identifier.${part}`,
            `asked for ${wanted[part]}, got ${got[part]}`,
            context,
          )
        }
      }
      return answer
    },
    async transaction({ block, hash }, options) {
      const path = '/block/transaction'
      const refuse = refuser(caller.endpoint, path)
      const body = {
        block_identifier: readSelector(block, refuse),
        transaction_identifier: { hash: readHash(hash, 'hash', refuse) },
      }
      return caller.call(path, body, blockTransactionResponse, options)
    },
  }
}

function readSelector(block: BlockSelector, refuse: Refuse): { index?: number; hash?: string } {
  if (block === 'tip') return {}
  const { index, hash } = block
  if (index === 0) {
    throw refuse(
      'index',
      "0 would be answered with the current tip: the API can't serve the genesis block. Ask for 'tip' if that is meant",
    )
  }
  if (index !== undefined && !(Number.isSafeInteger(index) && index > 0)) {
    throw refuse('index', `must be a whole number from 1 on, not ${index}`)
  }
  if (index === undefined && hash === undefined) {
    throw refuse('block', "must be 'tip' or have an index or a hash")
  }
  return {
    ...(index !== undefined && { index }),
    ...(hash !== undefined && { hash: readHash(hash, 'hash', refuse) }),
  }
}
