import type {
  Block,
  BlockIdentifier,
  RequestOptions,
  RosettaReader,
  SearchTransactionsResponse,
} from '@mcm/rosetta-client'
import { HISTORY_PAGE_SIZE, type HistoryCursor } from './pages'

/**
 * The part of a block that an account's history needs.
 *
 * @example
 * ```ts
 * import { createHistorySource, type HistoryBlock } from '@mcm/exports'
 *
 * const countOf = ({ payments }: HistoryBlock) => payments.size
 * const tip = await createHistorySource(mochimo, address).tip()
 * countOf(tip) >= 0 // => true
 * ```
 */
export interface HistoryBlock extends BlockIdentifier {
  /** Hash of the previous block. */
  parentHash: string
  /** Time of the block, in milliseconds since 1970. */
  time: number
  /** Hashes of the transactions that the account sent or received. */
  payments: ReadonlySet<string>
  /** Hashes of the transactions whose fee the account earned as the miner. */
  fees: ReadonlySet<string>
}

/**
 * The source of one account's history.
 *
 * @example
 * ```ts
 * import { createHistorySource, type HistorySource } from '@mcm/exports'
 *
 * const heightOf = async ({ tip }: HistorySource) => (await tip()).index
 * const known = (await heightOf(createHistorySource(mochimo, address))) > 0
 * known // => true
 * ```
 */
export interface HistorySource {
  /** The address as in the API: 0x followed by 40 lowercase hex digits. */
  address: string
  /** Signal that stops the download. */
  signal?: AbortSignal | undefined
  /** Returns the latest block. */
  tip: () => Promise<HistoryBlock>
  /** Returns the canonical block at a height, or `null` if the endpoint doesn't have it. */
  block: (index: number) => Promise<HistoryBlock | null>
  /**
   * Returns the account's balance, or `null` if the ledger doesn't list the account, as is the case
   * for a zero balance.
   */
  balance: () => Promise<{
    /** Balance in nanoMCM. */
    value: bigint
    /** The tip when the balance was read. */
    block: BlockIdentifier
  } | null>
  /** Returns a page of the account's transactions, latest first. */
  search: (cursor: HistoryCursor) => Promise<SearchTransactionsResponse>
}

/** The API's error codes. */
const ACCOUNT_NOT_FOUND = 4
const BLOCK_NOT_FOUND = 6

/**
 * Creates the source that {@link readHistory} reads from.
 *
 * @param options Options for every request: a signal that stops the download, and retry settings.
 *
 * @example
 * ```ts
 * import { createHistorySource } from '@mcm/exports'
 *
 * const source = createHistorySource(mochimo, address, { signal: AbortSignal.timeout(60_000) })
 * source.address // => address
 * ```
 */
export function createHistorySource(
  { account, block, search }: Pick<RosettaReader, 'account' | 'block' | 'search'>,
  address: string,
  options: RequestOptions = {},
): HistorySource {
  const read = async (selector: 'tip' | { index: number }) => {
    const { block: found } = await block.get(selector, options)
    return digest(found, address)
  }
  const readBalance = async () => {
    const { balances, block_identifier } = await account.balance({ address }, options)
    return { value: BigInt(balances[0].value), block: block_identifier }
  }
  return {
    address,
    signal: options.signal,
    tip: () => read('tip'),
    block: (index) => orNull(read({ index }), BLOCK_NOT_FOUND),
    balance: () => orNull(readBalance(), ACCOUNT_NOT_FOUND),
    search: ({ maxBlock, offset }) =>
      search.transactions(
        {
          address,
          offset,
          limit: HISTORY_PAGE_SIZE,
          ...(maxBlock === null ? {} : { maxBlock }),
        },
        options,
      ),
  }
}

function digest(block: Block, address: string): HistoryBlock {
  const payments = new Set<string>()
  const fees = new Set<string>()
  for (const { transaction_identifier, operations } of block.transactions) {
    for (const { type, account } of operations) {
      if (account?.address !== address) continue
      if (type === 'FEE') fees.add(transaction_identifier.hash)
      else if (type !== 'REWARD') payments.add(transaction_identifier.hash)
    }
  }
  const { block_identifier, parent_block_identifier, timestamp } = block
  return {
    ...block_identifier,
    parentHash: parent_block_identifier.hash,
    time: timestamp,
    payments,
    fees,
  }
}

/**
 * Returns the value, or `null` if the API returned the given error. The error's class isn't
 * checked, so that the client doesn't have to be imported.
 */
async function orNull<Value>(value: Promise<Value>, code: number): Promise<Value | null> {
  try {
    return await value
  } catch (error) {
    const isMissing =
      error instanceof Error &&
      error.name === 'RosettaApiError' &&
      'code' in error &&
      error.code === code
    if (isMissing) return null
    throw error
  }
}
