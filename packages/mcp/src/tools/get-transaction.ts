import { toBase58 } from '@mcm/address'
import {
  isApiError,
  RosettaErrorCode,
  summarizeTransaction,
  type Block,
  type BlockSelector,
} from '@mcm/rosetta-client'
import { z } from 'zod'
import { blockArgument, readBlock, transactionId } from '../arguments'
import { blockIdentifier, time, transaction } from '../format'
import { defineTool, type ToolContext } from '../tool'
import { ToolError } from '../tool-error'

export const getTransaction = defineTool({
  name: 'get_transaction',
  title: 'Transaction',
  description:
    'Returns a transaction and its state: "confirmed" with the number of confirmations, "pending" in the mempool, or "orphaned" if its block was replaced. Give the block if you know it: this also works without a search index.',
  input: z.strictObject({ id: transactionId, block: blockArgument.optional() }),
  usesEndpoint: true,
  async run({ id, block }, context) {
    const hash = readId(id)
    if (block !== undefined) {
      const found = await findInBlock(hash, readBlock(block), context)
      if (found) return confirmed(found, hash, context)
      throw notFound(`Block ${block} doesn't contain transaction ${hash}.`)
    }
    // The index keeps rows of orphaned blocks, so the block itself decides.
    const { mochimo, signal } = context
    const { transactions } = await mochimo.search.transactions({ hash, limit: 100 }, { signal })
    const rows = transactions.map(summarizeTransaction)
    for (const row of rows) {
      if (!row.block) continue
      const found = await findInBlock(hash, { index: row.block.index }, context)
      if (found) return confirmed(found, hash, context)
    }
    const pending = await findPending(hash, context)
    if (pending) return { state: 'pending', ...transaction(pending) }
    const [orphan] = rows
    if (!orphan) throw notFound(`The endpoint has no transaction ${hash}.`)
    return {
      state: 'orphaned',
      ...(orphan.block && { orphaned_block: blockIdentifier(orphan.block) }),
      ...transaction(orphan),
    }
  },
})

function readId(id: string): string {
  const text = id.trim().toLowerCase()
  if (/^(0x)?[0-9a-f]{64}$/.test(text)) return text.startsWith('0x') ? text : `0x${text}`
  throw new ToolError('invalid_argument', `id must have 64 hex digits, got ${id.length} characters`)
}

function notFound(message: string): ToolError {
  const hint =
    'The index may not go back that far: give the block if you know it. A reward has its block’s hash as its ID: use get_block.'
  return new ToolError('not_found', message, hint)
}

/** Returns a block if it is on the endpoint's chain and contains a transaction. */
async function findInBlock(
  hash: string,
  selector: BlockSelector,
  { mochimo, signal }: ToolContext,
): Promise<Block | undefined> {
  try {
    const { block } = await mochimo.block.get(selector, { signal })
    const ids = block.transactions.map((each) => each.transaction_identifier.hash)
    return ids.includes(hash) ? block : undefined
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.BlockNotFound)) return undefined
    throw error
  }
}

async function confirmed(block: Block, hash: string, { mochimo, signal }: ToolContext) {
  const status = await mochimo.network.status({ signal })
  const { index } = block.block_identifier
  const summary = block.transactions
    .map(summarizeTransaction)
    .find((each) => each.hash === hash && each.kind === 'transfer')
  return {
    state: 'confirmed',
    confirmations: Math.max(1, status.current_block_identifier.index - index + 1),
    block: { ...blockIdentifier(block.block_identifier), time: time(block.timestamp) },
    ...(summary?.miner && { miner: toBase58(summary.miner) }),
    ...(summary && transaction(summary)),
  }
}

async function findPending(hash: string, { mochimo, signal }: ToolContext) {
  try {
    const response = await mochimo.mempool.transaction({ hash }, { signal })
    return summarizeTransaction(response.transaction)
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.TransactionNotFound)) return undefined
    throw error
  }
}
