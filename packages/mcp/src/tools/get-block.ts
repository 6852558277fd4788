import { blockKind, expandHaiku } from '@mcm/proof'
import { summarizeTransaction, type Block } from '@mcm/rosetta-client'
import { toBase58 } from '@mcm/address'
import { z } from 'zod'
import { blockArgument, limitArgument, offsetArgument, readBlock } from '../arguments'
import { amount, blockIdentifier, nextOffset, time, transaction } from '../format'
import { defineTool } from '../tool'

export const getBlock = defineTool({
  name: 'get_block',
  title: 'Block',
  description:
    'Returns a block: height, hash, time, haiku, difficulty, reward and miner, and its transactions, 10 by default. Blocks can be found by hash only among about the last 5,000.',
  input: z.strictObject({
    block: blockArgument,
    limit: limitArgument(10),
    offset: offsetArgument,
  }),
  usesEndpoint: true,
  async run({ block: wanted, limit, offset }, { mochimo, signal }) {
    const { block } = await mochimo.block.get(readBlock(wanted), { signal })
    const { metadata } = block
    const { index } = block.block_identifier
    const kind = blockKind(index, metadata.tx_count)
    const summaries = block.transactions.map(summarizeTransaction)
    const payments = summaries.filter(({ kind }) => kind === 'transfer')
    const end = offset + limit
    return {
      ...blockIdentifier(block.block_identifier),
      parent: blockIdentifier(block.parent_block_identifier),
      kind,
      time: time(block.timestamp),
      ...(kind === 'normal' && { haiku: [...expandHaiku(metadata.nonce).lines] }),
      difficulty: metadata.difficulty,
      ...rewardOf(block),
      minimum_fee: amount(String(metadata.fee)),
      size_bytes: metadata.block_size,
      transaction_count: payments.length,
      transactions: payments.slice(offset, end).map(transaction),
      ...nextOffset(end < payments.length ? end : undefined),
    }
  },
})

/** Returns a block's reward and miner. A neogenesis block has neither. */
function rewardOf({ transactions }: Block) {
  const reward = transactions.map(summarizeTransaction).find(({ kind }) => kind === 'reward')
  const [recipient] = reward?.destinations ?? []
  return recipient
    ? { reward: amount(recipient.amount), miner: toBase58(recipient.address) }
    : undefined
}
