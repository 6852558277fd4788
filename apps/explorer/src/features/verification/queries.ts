import type { Check } from '@mcm/proof'
import type { Block, Transaction } from '@mcm/rosetta-client'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { fetchNamedBlock, type NamedBlock } from '../../data/named-block'
import { verifier } from './verifier'
import { keys } from '../../data/keys'
import { blockByHashQuery } from '../../data/queries'

/** The result of verifying a response. */
export interface Verification {
  checks: Check[]
  /** Whether a block needed for comparison couldn't be loaded. In that case, a retry may help. */
  incomplete: boolean
}

/** A transaction as returned by the endpoint, and the block that is said to contain it. */
export interface TransactionClaim {
  transaction: Transaction
  block: NamedBlock | null
}

/** Runs every check on a block. Some checks need the previous block. */
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

/** Runs the checks that a block allows without its neighbors, which aren't requested. */
export const loneBlockVerificationQuery = (endpoint: string, block: Block) =>
  queryOptions({
    queryKey: keys.blockVerification(endpoint, `${numberOf(block)} alone`),
    queryFn: async ({ signal }): Promise<Verification> => ({
      checks: await verifier.verifyBlock({ block }, { signal }),
      incomplete: false,
    }),
    staleTime: Infinity,
    retry: false,
  })

/**
 * Checks a transaction's amounts and its inclusion in its block, including that block's header
 * and proof of work.
 */
export const transactionVerificationQuery = (
  endpoint: string,
  { transaction, block: named }: TransactionClaim,
) =>
  queryOptions({
    queryKey: keys.transactionVerification(endpoint, numberOf(transaction)),
    queryFn: async ({ client: queries, signal }): Promise<Verification> => {
      const [block, incomplete] = named ? await ask(queries, endpoint, named) : [undefined, false]
      const checks = await verifier.verifyTransaction({ transaction, block }, { signal })
      // A pending transaction isn't in a block, so there is no inclusion to check.
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
    // The page shows the reason where it shows that block. The other checks run without it.
    return [undefined, true]
  }
}

let last = 0
const numbers = new WeakMap<object, string>()

/**
 * Returns a number that identifies a response. A result belongs to one response, so a later
 * response for the same hash is checked again. The query layer reuses the same response object
 * while its content is unchanged.
 */
function numberOf(response: object): string {
  let number = numbers.get(response)
  if (number === undefined) {
    number = String((last += 1))
    numbers.set(response, number)
  }
  return number
}
