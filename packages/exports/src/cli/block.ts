import { RosettaErrorCode, type BlockResponse, type BlockSelector } from '@mcm/rosetta-client'
import { blockCsv, blockJson } from '../block'
import { blockFileName } from '../file-names'
import { exportOptions, orWhenMissing, tipOf, type Context, type Outcome } from './context'
import { deliver } from './deliver'
import { ExitCode, ExitError } from './exit'

/** One block. */
export async function exportBlock(
  context: Context,
  selector: BlockSelector,
  format: 'csv' | 'json',
): Promise<Outcome> {
  const { client, signal } = context
  const asked = client.block.get(selector, { signal })
  const { block } = await orWhenMissing<BlockResponse>(
    asked,
    RosettaErrorCode.BlockNotFound,
    async () => {
      const tip = await tipOf(context)
      const wanted = selector === 'tip' ? 'tip' : (selector.hash ?? selector.index)
      throw new ExitError(
        ExitCode.NotFound,
        `${client.endpoint} has no block ${wanted}. Its tip is block ${tip.index}; by hash it knows only the last 5,000 or so.`,
      )
    },
  )
  const { index } = block.block_identifier
  const stream =
    format === 'csv' ? blockCsv(block, exportOptions(context)) : blockJson(block, { signal })
  const where = await deliver(context, stream, () => blockFileName(index, format))
  return { exitCode: ExitCode.Done, message: `Block ${index} ${where}.` }
}
