import { readHash } from '../core/arguments'
import type { InvalidArgument } from '../core/arguments'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { RosettaErrorCode } from '../error-codes'
import { InvalidResponseError, RosettaApiError } from '../errors'
import { blockResponse, blockTransactionResponse } from '../schema/block'
import type { BlockResponse, BlockTransactionResponse } from '../schema/block'

/**
 * Selects a block: the tip, or a block by height, hash (64 hex digits with or without 0x) or both. Only
 * about the last 5,000 blocks can be found by hash. The genesis block isn't available.
 */
export type BlockSelector =
  | 'tip'
  | {
      /** Height, 1 or more. */
      index: number
      /** Expected hash of the block. */
      hash?: string | undefined
    }
  | {
      /** Omitted if the block is selected only by hash. */
      index?: undefined
      /** Hash of the block: 64 hex digits with or without 0x. */
      hash: string
    }

/** Parameters of `block.transaction`. */
export interface BlockTransactionParams {
  /** Block that contains the transaction. */
  block: BlockSelector
  /**
   * Transaction ID: 64 hex digits with or without 0x. For a block's reward, this is the block hash.
   */
  hash: string
}

/** The calls to get blocks and their transactions. */
export interface BlockResource {
  /**
   * Returns a block with its transactions. Checks that the response contains the requested block.
   *
   * @throws {RosettaApiError} `BlockNotFound`. This error is also thrown if the node behind the server is
   *   down, or if the block at that height has a different hash, which the server doesn't check.
   * @throws {InvalidRequestError} For index 0, because the server would return the tip.
   */
  readonly get: (block: BlockSelector, options?: RequestOptions) => Promise<BlockResponse>
  /**
   * Returns a transaction of a block.
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
      const wanted = readSelector(block, whole.invalidArgument)
      const response = await whole.send({ block_identifier: wanted }, blockResponse, options)
      const got = response.block.block_identifier
      if (wanted.index === got.index && wanted.hash !== undefined && wanted.hash !== got.hash) {
        throw new RosettaApiError(
          {
            code: RosettaErrorCode.BlockNotFound,
            message: `Block not found: block ${got.index} is now ${got.hash}`,
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
            `expected ${wanted[key]}, got ${got[key]}`,
            whole.context,
          )
        }
      }
      const { index } = response.block.parent_block_identifier
      if (index !== got.index - 1) {
        throw new InvalidResponseError(
          'block.parent_block_identifier.index',
          `expected ${got.index - 1}, got ${index}`,
          whole.context,
        )
      }
      return response
    },
    async transaction({ block, hash }, options) {
      const body = {
        block_identifier: readSelector(block, part.invalidArgument),
        transaction_identifier: { hash: readHash(hash, part.invalidArgument) },
      }
      return part.send(body, blockTransactionResponse, options)
    },
  }
}

function readSelector(
  block: BlockSelector,
  invalidArgument: InvalidArgument,
): { index?: number; hash?: string } {
  if (block === 'tip') return {}
  const { index, hash } = Object(block) as Exclude<BlockSelector, string>
  if (index === 0) {
    throw invalidArgument(
      'index',
      "must be at least 1, because the API doesn't provide the genesis block and returns the tip for 0. Use 'tip' for the latest block",
    )
  }
  if (index !== undefined && !(Number.isSafeInteger(index) && index > 0)) {
    throw invalidArgument('index', `must be an integer of at least 1, got ${index}`)
  }
  if (index === undefined && hash === undefined) {
    throw invalidArgument('block', "must be 'tip' or have an index or a hash")
  }
  return {
    ...(index !== undefined && { index }),
    ...(hash !== undefined && { hash: readHash(hash, invalidArgument) }),
  }
}
