import { isRosettaError, type Block } from '@mcm/rosetta-client'
import type { BlockSource } from './block-source'
import type { EndpointPool } from './endpoints'
import type { Verify } from './verify'

/**
 * Returns the highest of the endpoints' latest blocks. Each is verified, so that an endpoint can't
 * claim a height without the work.
 *
 * @throws The first error, if no endpoint has a valid tip.
 */
export async function readTip(
  pool: EndpointPool,
  source: BlockSource,
  verify: Verify,
  signal: AbortSignal,
): Promise<Block | undefined> {
  let highest: Block | undefined
  let firstError: unknown
  const tips = pool.trusted.map(async (endpoint) => {
    try {
      const { block } = await endpoint.client.block.get('tip', { signal })
      const problem = verify(block, {})
      if (problem) {
        source.reject({ block, endpoint }, problem)
      } else if (block.block_identifier.index > (highest?.block_identifier.index ?? 0)) {
        highest = block
      }
    } catch (error) {
      if (signal.aborted || !isRosettaError(error)) throw error
      endpoint.failed()
      firstError ??= error
    }
  })
  await Promise.all(tips)
  if (!highest && firstError) throw firstError
  return highest
}
