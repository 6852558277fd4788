import type { Handler } from '../context'
import { CallError, code } from '../errors'
import { renderReward, renderTransaction } from '../render'
import { findBlock } from './find-block'

/** POST /block/transaction: like /block for the block; the hash is compared letter for letter. */
export const blockTransaction: Handler = (request, context) => {
  const { accounts } = context.network
  const hash = request.object('transaction_identifier').string('hash')
  const block = findBlock(request.object('block_identifier'), context)
  const wanted = context.strict ? hash.toLowerCase() : hash
  if (wanted === block.hash && block.reward > 0n) {
    return { transaction: renderReward(accounts, block) }
  }
  const found = block.transactions.find(({ id }) => id === wanted)
  if (!found) {
    throw new CallError(code.transactionNotFound, `Block ${block.index} has no transaction ${hash}`)
  }
  const miner = accounts.tag(block.miner)
  return { transaction: renderTransaction(accounts, found, { status: 'SUCCESS', miner }) }
}
