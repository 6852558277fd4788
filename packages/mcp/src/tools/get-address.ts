import { parseAddress } from '@mcm/address'
import {
  isApiError,
  isEndpointCapabilityError,
  readBalance,
  RosettaErrorCode,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import { z } from 'zod'
import { addressArgument, limitArgument, offsetArgument } from '../arguments'
import { amount, nextOffset, searchRow } from '../format'
import { defineTool, type ToolContext } from '../tool'
import { ToolError } from '../tool-error'

export const getAddress = defineTool({
  name: 'get_address',
  title: 'Address',
  description:
    'Checks an address and returns both of its forms, its current balance, and its latest payments with the effect of each on the balance. Block rewards are in the balance but not in the history.',
  input: z.strictObject({
    address: addressArgument,
    limit: limitArgument(10),
    offset: offsetArgument,
  }),
  usesEndpoint: true,
  async run({ address: text, limit, offset }, context) {
    const { hex, base58 } = parseAddress(text.trim())
    return {
      address: base58,
      hex,
      balance: amount(await balanceOf(hex, context)),
      history: await historyOf(hex, { limit, offset }, context),
    }
  },
})

async function balanceOf(address: string, { mochimo, signal }: ToolContext): Promise<bigint> {
  try {
    return (await readBalance(mochimo, address, { signal })).nano
  } catch (error) {
    if (!isApiError(error, RosettaErrorCode.BlockNotFound)) throw error
    throw new ToolError('endpoint_error', `The node behind ${mochimo.endpoint} isn't responding.`)
  }
}

async function historyOf(
  address: string,
  page: { limit: number; offset: number },
  { mochimo, signal }: ToolContext,
) {
  try {
    const found = await mochimo.search.transactions({ address, ...page }, { signal })
    return {
      total: found.total_count,
      transactions: found.transactions
        .map(summarizeTransaction)
        .map((summary) => ({ ...effectOn(address, summary), ...searchRow(summary) })),
      ...nextOffset(found.next_offset),
    }
  } catch (error) {
    if (isEndpointCapabilityError(error)) return 'The endpoint has no search index.'
    throw error
  }
}

/** Returns how a transaction changes an address's balance. */
function effectOn(address: string, { source, destinations, debited, fee }: TransactionSummary) {
  if (source === address) return { direction: 'out', effect: amount(-debited) }
  const received = destinations.filter((each) => each.address === address)
  if (received.length === 0) return { direction: 'mined', effect: amount(fee) }
  return { direction: 'in', effect: amount(received.reduce((sum, each) => sum + each.amount, 0n)) }
}
