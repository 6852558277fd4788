import { RosettaErrorCode, type BlockResponse, type BlockSelector } from '@mcm/rosetta-client'
import { blockCsv, blockJson } from '../block'
import { blockFileName, PRODUCT_NAME } from '../file-names'
import {
  exportOptions,
  lockOptions,
  orWhenMissing,
  tipOf,
  type Context,
  type Outcome,
} from './context'
import { deliver, partPath } from './deliver'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'
import { withLock } from './lock'

/** Exports one block. */
export async function exportBlock(
  context: Context,
  selector: BlockSelector,
  format: 'csv' | 'json',
): Promise<Outcome> {
  const wanted = selector === 'tip' ? selector : (selector.hash ?? selector.index)
  const part = partPath(context, `${PRODUCT_NAME} Block ${wanted}.${format}`)
  return withLock(part, lockOptions(context), () => write(context, selector, format, part))
}

async function write(
  context: Context,
  selector: BlockSelector,
  format: 'csv' | 'json',
  part: string | null,
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
        `${client.endpoint} has no block ${wanted}. Its tip is block ${tip.index}; it finds only about the last 5,000 blocks by hash.`,
      )
    },
  )
  const { index } = block.block_identifier
  const stream =
    format === 'csv' ? blockCsv(block, exportOptions(context)) : blockJson(block, { signal })
  const where = await deliver(context, stream, part, () => blockFileName(index, format))
  return { exitCode: ExitCode.Done, message: `Block ${index} ${where}.` }
}
