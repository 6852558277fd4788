import { blockCsv, blockFileName, blockJson, saveStream } from '@mcm/exports'
import type { Block } from '@mcm/rosetta-client'
import type { Save } from '../download'

/** Saves a block that is already loaded. */
export function saveBlock(block: Block, format: 'csv' | 'json'): Save {
  return async ({ signal }) => {
    const file = format === 'csv' ? blockCsv(block, { signal }) : blockJson(block, { signal })
    const name = blockFileName(block.block_identifier.index, format)
    return { result: await saveStream(file, name) }
  }
}
