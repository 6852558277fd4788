import { parseAddress } from '@mcm/address'
import { summarizeTransaction } from '@mcm/rosetta-client'
import { z } from 'zod'
import { addressArgument, limitArgument, offsetArgument } from '../arguments'
import { nextOffset, searchRow } from '../format'
import { defineTool } from '../tool'

export const searchTransactions = defineTool({
  name: 'search_transactions',
  title: 'Search transactions',
  description:
    'Returns transactions, latest first. Conditions are combined with AND; without any, the result is the latest transactions. The index contains no block rewards, and an address also matches the miner of a fee. After a reorg, a row can still say SUCCESS: get_transaction checks the block.',
  input: z.strictObject({
    address: addressArgument.optional(),
    type: z
      .enum(['SOURCE_TRANSFER', 'DESTINATION_TRANSFER', 'FEE'])
      .optional()
      .describe('What the address does: pays, receives, or earns the fee'),
    status: z
      .enum(['SUCCESS', 'SPLIT', 'ORPHANED'])
      .optional()
      .describe('SPLIT and ORPHANED: in a block that is not on the chain'),
    max_block: z.int().min(1).optional().describe('Maximum block height'),
    limit: limitArgument(10),
    offset: offsetArgument,
  }),
  usesEndpoint: true,
  async run({ address, max_block: maxBlock, ...query }, { mochimo, signal }) {
    const found = await mochimo.search.transactions(
      {
        ...query,
        ...(maxBlock !== undefined && { maxBlock }),
        ...(address !== undefined && { address: parseAddress(address.trim()).hex }),
      },
      { signal },
    )
    return {
      total: found.total_count,
      transactions: found.transactions.map((each) => searchRow(summarizeTransaction(each))),
      ...nextOffset(found.next_offset),
    }
  },
})
