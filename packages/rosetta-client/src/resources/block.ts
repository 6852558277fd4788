import { readHash, readInteger } from '../core/arguments'
import type { InvalidArgument } from '../core/arguments'
import { apiPromise } from '../core/api-promise'
import type { ApiPromise } from '../core/api-promise'
import type { Caller } from '../core/caller'
import type { RequestOptions } from '../core/options'
import { BLOCK_NOT_FOUND } from '../error-codes'
import { InvalidResponseError } from '../errors'
import { notFound } from './not-found'
import type { ErrorContext } from '../errors'
import { blockResponse, blockTransactionResponse } from '../schema/block'
import type { Block, BlockResponse, BlockTransactionResponse } from '../schema/block'

/**
 * Selects a block: the tip, or a block by height, hash (64 hex digits with or without 0x) or both. Only
 * about the last 5,000 blocks can be found by hash. The genesis block isn't available.
 *
 * @example
 * ```ts
 * import type { BlockSelector } from '@mcm/rosetta-client'
 *
 * const selectors: BlockSelector[] = ['tip', { index: 1_079_860 }]
 * for (const selector of selectors) await mochimo.block.get(selector)
 * ```
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

/**
 * Parameters of `block.transaction`.
 *
 * @example
 * ```ts
 * import type { BlockTransactionParams } from '@mcm/rosetta-client'
 *
 * const { block } = await mochimo.block.get('tip')
 * const { hash } = block.block_identifier
 * const reward: BlockTransactionParams = { block: { hash }, hash } // a reward has the block's hash
 * const { transaction } = await mochimo.block.transaction(reward)
 * transaction.transaction_identifier.hash // => hash
 * ```
 */
export interface BlockTransactionParams {
  /** Block that contains the transaction. */
  block: BlockSelector
  /**
   * Transaction ID: 64 hex digits with or without 0x. For a block's reward, this is the block hash.
   */
  hash: string
}

/**
 * The calls to get blocks and their transactions.
 *
 * @example
 * ```ts
 * const { block: tip } = await mochimo.block.get('tip')
 * const { block } = await mochimo.block.get({ index: tip.block_identifier.index })
 * block.block_identifier.hash // => tip.block_identifier.hash
 * ```
 */
export interface BlockResource {
  /**
   * Returns a block with its transactions. Checks that the response contains the requested block.
   *
   * @throws {RosettaApiError} `BlockNotFound`. This error is also thrown if the node behind the server is
   *   down, or if the block at that height has a different hash, which the server doesn't check.
   * @throws {InvalidRequestError} For index 0, because the server would return the tip.
   */
  readonly get: (block: BlockSelector, options?: RequestOptions) => ApiPromise<BlockResponse>
  /**
   * Returns a transaction of a block.
   *
   * @throws {RosettaApiError} `TransactionNotFound` or `BlockNotFound`.
   */
  readonly transaction: (
    params: BlockTransactionParams,
    options?: RequestOptions,
  ) => ApiPromise<BlockTransactionResponse>
}

export function blockResource(caller: Caller): BlockResource {
  const whole = caller.at('/block')
  const part = caller.at('/block/transaction')
  return {
    get: (block, options) =>
      apiPromise(async () => {
        const wanted = readSelector(block, whole.invalidArgument)
        const found = await whole.send({ block_identifier: wanted }, blockResponse, options)
        checkBlock(found.data.block, wanted, {
          ...whole.context,
          endpoint: found.response.endpoint,
        })
        return found
      }),
    transaction: part.method(
      blockTransactionResponse,
      ({ block, hash }: BlockTransactionParams) => ({
        block_identifier: readSelector(block, part.invalidArgument),
        transaction_identifier: { hash: readHash(hash, part.invalidArgument) },
      }),
    ),
  }
}

/** @throws If a block isn't the requested one. */
export function checkBlock(
  { block_identifier: got, parent_block_identifier: parent }: Block,
  wanted: { index?: number; hash?: string },
  context: ErrorContext,
): void {
  if (wanted.index === got.index && wanted.hash !== undefined && wanted.hash !== got.hash) {
    throw notFound(
      BLOCK_NOT_FOUND,
      `Block not found: block ${got.index} is now ${got.hash}`,
      context,
    )
  }
  const expect = <T extends string | number>(field: string, expected: T | undefined, value: T) => {
    if (expected === undefined || expected === value) return
    const problem = `expected ${expected}, got ${value}`
    throw new InvalidResponseError(`block.${field}`, problem, context)
  }
  expect('block_identifier.index', wanted.index, got.index)
  expect('block_identifier.hash', wanted.hash, got.hash)
  expect('parent_block_identifier.index', got.index - 1, parent.index)
}

export function readSelector(
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
  readInteger(index, 'index', 1, invalidArgument)
  if (index === undefined && hash === undefined) {
    throw invalidArgument('block', "must be 'tip' or have an index or a hash")
  }
  return {
    ...(index !== undefined && { index }),
    ...(hash !== undefined && { hash: readHash(hash, invalidArgument) }),
  }
}
