import { invalidArgumentFor } from './core/arguments'
import { MAX_RESPONSE_BYTES } from './core/caller'
import { readResponse } from './core/response'
import { checkBlock, readSelector } from './resources/block'
import type { BlockSelector } from './resources/block'
import { blockResponse } from './schema/block'
import type { BlockResponse } from './schema/block'

/**
 * Reads the body of a `/block` response with HTTP status 200, with the same checks as `block.get`. Use it
 * for a response that another thread received or that you stored.
 *
 * @param text Body of the response.
 * @param block The block that the response must contain.
 * @throws {RosettaApiError} If the response is an error.
 * @throws {InvalidResponseError} If the response is invalid, or contains another block.
 *
 * @example
 * ```ts
 * import { readBlockResponse } from '@mcm/rosetta-client'
 *
 * const stored = JSON.stringify(await mochimo.block.get({ index: 1_079_860 }))
 * const { block } = await readBlockResponse(stored, { index: 1_079_860 })
 * block.block_identifier.index // => 1_079_860
 * ```
 */
export async function readBlockResponse(
  text: string,
  block: BlockSelector,
): Promise<BlockResponse> {
  const context = { endpoint: '', call: '/block' }
  const wanted = readSelector(block, invalidArgumentFor(context))
  const raw = { status: 200, headers: new Headers(), text, maxBytes: MAX_RESPONSE_BYTES }
  const found = await readResponse(raw, blockResponse, context, new AbortController().signal)
  checkBlock(found.block, wanted, context)
  return found
}
