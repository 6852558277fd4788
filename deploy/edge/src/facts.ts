import {
  type Block,
  type BlockIdentifier,
  isApiError,
  NANO_PER_MCM,
  RosettaErrorCode,
  type RosettaReader,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import type { Route } from './routes'

/** Depth from which blocks are considered final, as in the explorer. */
export const SETTLED_DEPTH = 10

export interface BlockFacts {
  kind: 'block'
  block: Block
}
export interface TransactionFacts {
  kind: 'transaction'
  transaction: TransactionSummary
  /** The block's height, or undefined for a pending transaction. */
  height: number | undefined
  status: 'confirmed' | 'pending' | 'orphaned'
}
export interface AddressFacts {
  kind: 'address'
  /** Balance in nanoMCM. */
  balance: bigint
}
/** What the endpoint reports for a page. */
export type Facts = BlockFacts | TransactionFacts | AddressFacts

/** `missing` means that the endpoint has no such thing; `undefined`, that it didn't respond. */
export type Answer = Facts | 'missing' | undefined

/** Asks the endpoint for a page's data. Never rejects, because a page without them still works. */
export async function fetchFacts(client: RosettaReader, route: Route): Promise<Answer> {
  try {
    switch (route.kind) {
      case 'block':
        return { kind: 'block', block: (await client.block.get(route.id)).block }
      case 'transaction':
        return (await fetchTransaction(client, route)) ?? 'missing'
      case 'address': {
        const { balances } = await client.account.balance({ address: route.hex })
        return { kind: 'address', balance: BigInt(balances[0]?.value ?? 0) }
      }
      default:
        return undefined
    }
  } catch (error) {
    return isNotFound(error) ? 'missing' : undefined
  }
}

async function fetchTransaction(
  client: RosettaReader,
  { hash, block }: { hash: string; block?: number | undefined },
): Promise<TransactionFacts | undefined> {
  if (block !== undefined) {
    const call = client.block.transaction({ block: { index: block }, hash })
    const found = await unlessNotFound(call)
    if (found) {
      const transaction = summarizeTransaction(found.transaction)
      return { kind: 'transaction', transaction, height: block, status: 'confirmed' }
    }
  }
  const { transactions } = await client.search.transactions({ hash, limit: 10 })
  const rows = transactions.map((row) => summarizeTransaction(row))
  for (const transaction of rows) {
    const { block: holder } = transaction
    if (holder && (await isInChain(client, holder))) {
      return { kind: 'transaction', transaction, height: holder.index, status: 'confirmed' }
    }
  }
  const waiting = await unlessNotFound(client.mempool.transaction({ hash }))
  if (waiting) {
    const transaction = summarizeTransaction(waiting.transaction)
    return { kind: 'transaction', transaction, height: undefined, status: 'pending' }
  }
  const [transaction] = rows
  const height = transaction?.block?.index
  return transaction && { kind: 'transaction', transaction, height, status: 'orphaned' }
}

/**
 * Returns whether a row's block is in the chain. The index's own status can be wrong either way
 * after a reorg, and a card that says so would be cached forever.
 */
async function isInChain(client: RosettaReader, holder: BlockIdentifier): Promise<boolean> {
  const found = await unlessNotFound(client.block.get({ index: holder.index }))
  return found?.block.block_identifier.hash === holder.hash
}

async function unlessNotFound<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

function isNotFound(error: unknown): boolean {
  return (
    isApiError(error, RosettaErrorCode.BlockNotFound) ||
    isApiError(error, RosettaErrorCode.TransactionNotFound) ||
    isApiError(error, RosettaErrorCode.AccountNotFound)
  )
}

/** Returns the height below which a page's data don't change, or undefined if they can. */
export function heightOf(facts: Facts): number | undefined {
  if (facts.kind === 'block') return facts.block.block_identifier.index
  return facts.kind === 'transaction' && facts.status === 'confirmed' ? facts.height : undefined
}

const count = new Intl.NumberFormat('en-US')

/** Formats a whole number with thousands separators. */
export const formatCount = (value: number | bigint): string => count.format(value)

/** Splits an amount into what is read first and the insignificant zeros of its nine decimals. */
export function splitAmount(nano: bigint): { whole: string; rest: string } {
  const decimals = String(nano % NANO_PER_MCM).padStart(9, '0')
  const shown = decimals.replace(/0{1,7}$/, '')
  return {
    whole: `${formatCount(nano / NANO_PER_MCM)}.${shown}`,
    rest: decimals.slice(shown.length),
  }
}

/** Formats an amount with all its significant decimals and the unit. */
export const formatAmount = (nano: bigint): string => `${splitAmount(nano).whole} MCM`

/** Formats a time as the explorer does: `2026-09-04 05:36:38 UTC`. */
export function formatTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
