import { checkTitles, type Outcome, verdict } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { loneBlockVerificationQuery } from '../../verification/queries'
import { failedChecks } from '../../verification/summary'

/** A block as an endpoint returned it. */
export interface ReturnedBlock {
  at: number
  hash: string
  /** The number of its contents among the different ones that endpoints returned. */
  contents: number
  verification: Outcome
  /** The titles of the checks that failed. */
  failed: string[]
}

/**
 * Verifies a block that an endpoint returned, and compares its transfers with those that other
 * endpoints returned: no check can prove the amounts, because the API doesn't provide the signed
 * bytes.
 *
 * @param known The contents that endpoints returned so far. New contents are added.
 */
export async function checkReturnedBlock(
  endpoint: string,
  block: Block,
  known: string[],
  queries: QueryClient,
): Promise<ReturnedBlock> {
  const { index, hash } = block.block_identifier
  const contents = contentsOf(block)
  if (!known.includes(contents)) known.push(contents)
  return {
    at: index,
    hash,
    contents: known.indexOf(contents),
    ...(await verify(endpoint, block, queries)),
  }
}

async function verify(endpoint: string, block: Block, queries: QueryClient) {
  try {
    const { checks } = await queries.fetchQuery(loneBlockVerificationQuery(endpoint, block))
    return {
      verification: verdict(checks).outcome,
      failed: [...new Set(failedChecks(checks).map(({ id }) => checkTitles[id]))],
    }
  } catch {
    // Verification can't run in this browser. The endpoints can still be compared.
    return { verification: 'not-checkable' as const, failed: [] }
  }
}

/**
 * Returns the hash of a block and who received how much as text, in an order that all servers
 * share. What sources spent is left out, because older servers report it differently.
 */
function contentsOf({ block_identifier: { hash }, transactions }: Block): string {
  const transfers = transactions.map(({ transaction_identifier: id, operations }) => [
    id.hash,
    operations
      .map(({ type, account, amount }) => [
        type,
        account?.address,
        type === 'SOURCE_TRANSFER' ? '' : amount.value,
      ])
      .map(String)
      .sort(),
  ])
  return JSON.stringify([hash, transfers])
}
