import { blockHash, blockTrailer, checkWork, merkleRoot } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'

const neogenesisInterval = 256

/** Returns the failed checks of a served block, recomputed from it and its parents. */
export function falsehoods(block: Block, parent: Block, grandparent: Block): string[] {
  const { index, hash } = block.block_identifier
  const isNeogenesis = index % neogenesisInterval === 0
  const time0 = (isNeogenesis ? grandparent : parent).timestamp / 1000
  const trailer = blockTrailer(block, time0)
  const facts: Record<string, boolean> = {
    parent: block.parent_block_identifier.hash === parent.block_identifier.hash,
    hash: `0x${Buffer.from(blockHash(trailer)).toString('hex')}` === hash,
    work: block.metadata.tx_count === 0 || checkWork(trailer)?.valid === true,
    root:
      isNeogenesis || `0x${Buffer.from(merkleRoot(block)).toString('hex')}` === block.metadata.root,
  }
  return Object.keys(facts)
    .filter((fact) => !facts[fact])
    .map((fact) => `${fact} of block ${index}`)
}
