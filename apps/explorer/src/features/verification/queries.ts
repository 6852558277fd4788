import type { Check } from '@mcm/proof'
import type { Block, Transaction } from '@mcm/rosetta-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fetchNamedBlock, type NamedBlock } from '../../data/named-block'
import { verifier } from './verifier'
import { keys } from '../../data/keys'
import { blockByHashQuery } from '../../data/queries'

/** What came of checking an answer. */
export interface Verification {
  checks: Check[]
  /** A block that some checks compare with could not be had; asking again may help. */
  incomplete: boolean
}

/** A transaction as the endpoint rendered it, and the block that is said to hold it. */
export interface TransactionClaim {
  transaction: Transaction
  block: NamedBlock | null
}

/** All that can be checked of a block with the block before it. */
export const blockVerificationQuery = (endpoint: string, block: Block) =>
  queryOptions({
    queryKey: keys.blockVerification(endpoint, numberOf(block)),
    queryFn: async ({ client: queries, signal }): Promise<Verification> => {
      const [parent, incomplete] = await ask(queries, endpoint, block.parent_block_identifier)
      const before = parent?.parent_block_identifier.hash
      const grandparent =
        before === undefined
          ? undefined
          : queries.getQueryData(blockByHashQuery(endpoint, before).queryKey)
      const checks = await verifier.verifyBlock({ block, parent, grandparent }, { signal })
      return { checks, incomplete }
    },
    staleTime: Infinity,
    retry: false,
  })

/** A transaction's amounts and its place in its block, whose own header and work are checked too. */
export const transactionVerificationQuery = (
  endpoint: string,
  { transaction, block: named }: TransactionClaim,
) =>
  queryOptions({
    queryKey: keys.transactionVerification(endpoint, numberOf(transaction)),
    queryFn: async ({ client: queries, signal }): Promise<Verification> => {
      const [block, incomplete] = named ? await ask(queries, endpoint, named) : [undefined, false]
      const checks = await verifier.verifyTransaction({ transaction, block }, { signal })
      // One that waits in the mempool is in no block, which is nothing to be checked.
      if (!named) return { checks: checks.filter(({ id }) => id !== 'membership'), incomplete }
      const only = ['block-hash', 'work'] as const
      const header = block ? await verifier.verifyBlock({ block }, { only, signal }) : []
      return { checks: [...checks, ...header], incomplete }
    },
    staleTime: Infinity,
    retry: false,
  })

async function ask(
  queries: QueryClient,
  endpoint: string,
  named: NamedBlock,
): Promise<[block: Block | undefined, incomplete: boolean]> {
  try {
    return [await fetchNamedBlock(queries, endpoint, named, 'visible'), false]
  } catch {
    // Why, the page says where it shows that block. Here the rest is checked without it.
    return [undefined, true]
  }
}

let last = 0
const numbers = new WeakMap<object, string>()

/**
 * A verdict belongs to one answer: what an endpoint says of the same hash later is checked anew. The
 * query layer keeps an answer's identity for as long as its content is the same.
 */
function numberOf(answer: object): string {
  let number = numbers.get(answer)
  if (number === undefined) {
    number = String((last += 1))
    numbers.set(answer, number)
  }
  return number
}
