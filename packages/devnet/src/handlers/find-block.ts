import type { Block } from '../chain/types'
import type { Context } from '../context'
import type { Fields } from '../decode'
import { CallError, code } from '../errors'

/**
 * The block that a block_identifier means (mochimo-mesh b77d1ba, block_handler.go): an index other
 * than 0 wins; then a hash of at most 66 characters, compared exactly; anything else is the tip.
 */
export function findBlock(identifier: Fields, context: Context): Block {
  const { network, tip, faults, strict } = context
  const index = identifier.integer('index')
  const hash = identifier.string('hash')
  if (!faults.node) throw new CallError(code.blockNotFound, 'The node does not answer')
  if (strict) return findStrictly(identifier, context)
  let block: Block | undefined = tip
  if (index !== 0) block = index > tip.index ? undefined : network.chain.block(index)
  else if (hash !== '' && hash.length <= 66) block = network.chain.blockByHash(hash)
  if (!block) throw new CallError(code.blockNotFound)
  return block
}

/** What the specification asks for: index and hash must agree, an index of 0 is the genesis block. */
function findStrictly(identifier: Fields, { network, tip }: Context): Block {
  const index = identifier.integer('index')
  const hash = identifier.string('hash').toLowerCase()
  const byIndex = identifier.has('index')
  if (!byIndex && hash === '') return tip
  const block = byIndex ? network.chain.block(index) : network.chain.blockByHash(hash)
  if (!block) {
    const oldest = network.chain.first
    throw new CallError(code.blockNotFound, `Blocks ${oldest} to ${tip.index} are kept`)
  }
  if (hash !== '' && block.hash !== hash) {
    throw new CallError(code.blockNotFound, `Block ${index} has the hash ${block.hash}`)
  }
  return block
}
