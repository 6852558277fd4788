import { readHash } from '../core/arguments'
import type { Refuse } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { RosettaErrorCode } from '../error-codes'
import { InvalidResponseError, RosettaApiError } from '../errors'
import { blockResponse, blockTransactionResponse } from '../schema/block'
import type { BlockResponse, BlockTransactionResponse } from '../schema/block'

/**
 * Which block: the current tip, one by height, one by hash (64 hex digits with or without 0x), or one by
 * both. Only about the last 5,000 blocks are found by hash; the genesis block can't be had at all.
 */
export type BlockSelector =
  | 'tip'
  | {
      /** Height, 1 or more. */
      index: number
      /** If given, the answer must have it. */
      hash?: string | undefined
    }
  | {
      /** Not given. */
      index?: undefined
      /** 64 hex digits with or without 0x. */
      hash: string
    }

/** Which transaction of which block. */
export interface BlockTransactionParams {
  /** The block that holds it. */
  block: BlockSelector
  /** The transaction's id, 64 hex digits with or without 0x; a block's reward has the hash of the block. */
  hash: string
}

/** Blocks and what is in them. */
export interface BlockResource {
  /**
   * A block with its transactions. Checks that the answer is the block asked for.
   *
   * @throws {RosettaApiError} `BlockNotFound`, also when the node behind the server is down, and when the
   * block at that index has another hash than the one given, which the server itself ignores.
   * @throws {InvalidRequestError} For index 0, which the server answers with the tip.
   */
  readonly get: (block: BlockSelector, options?: RequestOptions) => Promise<BlockResponse>
  /**
   * One transaction of a block.
   *
   * @throws {RosettaApiError} `TransactionNotFound` or `BlockNotFound`.
   */
  readonly transaction: (
    params: BlockTransactionParams,
    options?: RequestOptions,
  ) => Promise<BlockTransactionResponse>
}

export function blockResource(caller: Caller): BlockResource {
  const whole = caller.at('/block')
  const part = caller.at('/block/transaction')
  return {
    async get(block, options) {
      const wanted = readSelector(block, whole.refuse)
      const answer = await whole.send({ block_identifier: wanted }, blockResponse, options)
      const got = answer.block.block_identifier
      if (wanted.index === got.index && wanted.hash !== undefined && wanted.hash !== got.hash) {
        throw new RosettaApiError(
          {
            code: RosettaErrorCode.BlockNotFound,
            message: `Block not found: ${got.index} is ${got.hash} now`,
            retriable: true,
            status: 200,
          },
          whole.context,
        )
      }
      for (const key of ['index', 'hash'] as const) {
        if (wanted[key] !== undefined && wanted[key] !== got[key]) {
          throw new InvalidResponseError(
            `block.block_identifier.${key}`,
            `asked for ${wanted[key]}, got ${got[key]}`,
            whole.context,
          )
        }
      }
      const { index } = answer.block.parent_block_identifier
      if (index !== got.index - 1) {
        throw new InvalidResponseError(
          'block.parent_block_identifier.index',
          `expected ${got.index - 1}, got ${index}`,
          whole.context,
        )
      }
      return answer
    },
    async transaction({ block, hash }, options) {
      const body = {
        block_identifier: readSelector(block, part.refuse),
        transaction_identifier: { hash: readHash(hash, part.refuse) },
      }
      return part.send(body, blockTransactionResponse, options)
    },
  }
}

function readSelector(block: BlockSelector, refuse: Refuse): { index?: number; hash?: string } {
  if (block === 'tip') return {}
  const { index, hash } = Object(block) as Exclude<BlockSelector, string>
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
    ...(hash !== undefined && { hash: readHash(hash, refuse) }),
  }
}
