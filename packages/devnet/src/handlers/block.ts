import type { Block } from '../chain/types'
import type { Context } from '../context'
import { CallError, code } from '../errors'
import { lieAbout } from '../lies'
import { renderBlock, renderReward, renderTransaction } from '../render'
import { blockIdentifier, transactionIdentifier, type BlockIdentifier } from '../request/structs'
import { route } from '../route'

interface ByBlock {
  readonly block_identifier: BlockIdentifier
}

/** Returns the hash in the request. Caching depends on the request, not on the result. */
const cachedBy = ({ block_identifier: { hash } }: ByBlock): string => hash

/** POST /block and /block/transaction (mochimo-mesh b77d1ba, block_handler.go). */
export const blockRoutes = {
  '/block': route(
    { block_identifier: blockIdentifier },
    ({ block_identifier: identifier }, context) => {
      const found = findBlock(identifier, context)
      return { block: lieAbout(renderBlock(context.network.accounts, found), context.faults) }
    },
    { badBody: code.wrongNetwork, cachedBy },
  ),

  /** Compares the transaction hash exactly. */
  '/block/transaction': route(
    { block_identifier: blockIdentifier, transaction_identifier: transactionIdentifier },
    ({ block_identifier: identifier, transaction_identifier: { hash } }, context) => {
      const block = findBlock(identifier, context)
      return { transaction: renderIn(block, context.strict ? hash.toLowerCase() : hash, context) }
    },
    { cachedBy },
  ),
}

function renderIn(block: Block, hash: string, { network: { accounts } }: Context): object {
  if (hash === block.hash && block.reward > 0n) return renderReward(accounts, block)
  const found = block.transactions.find(({ id }) => id === hash)
  if (!found) {
    throw new CallError(code.transactionNotFound, `Block ${block.index} has no transaction ${hash}`)
  }
  return renderTransaction(accounts, found, {
    status: 'SUCCESS',
    miner: accounts.tag(block.miner),
  })
}

/**
 * Returns the block for a block_identifier. A nonzero index takes precedence, followed by a hash of
 * at most 66 characters, which is compared exactly. Anything else returns the tip.
 */
function findBlock(identifier: BlockIdentifier, context: Context): Block {
  const { network, tip, faults, strict } = context
  const { index, hash } = identifier
  if (faults.noNode) throw new CallError(code.blockNotFound, 'The node is not responding')
  if (strict) return findStrictly(identifier, context)
  let block: Block | undefined = tip
  if (index) block = network.chain.block(index)
  else if (hash !== '' && hash.length <= 66) block = network.chain.blockByHash(hash)
  if (!block) throw new CallError(code.blockNotFound)
  return block
}

/**
 * Returns the block according to the specification: index and hash must refer to the same block,
 * and index 0 is the genesis block.
 */
function findStrictly({ index, hash: given }: BlockIdentifier, { network, tip }: Context): Block {
  const hash = given.toLowerCase()
  if (index === null && hash === '') return tip
  const block = index === null ? network.chain.blockByHash(hash) : network.chain.block(index)
  if (!block) {
    const oldest = network.chain.first
    throw new CallError(code.blockNotFound, `Blocks ${oldest} to ${tip.index} are kept`)
  }
  if (hash !== '' && block.hash !== hash) {
    throw new CallError(code.blockNotFound, `Block ${index} has the hash ${block.hash}`)
  }
  return block
}
