import type { RichListResponse } from '@mcm/rosetta-client'
import { mcm } from './amounts'
import { utc } from './file-names'
import type { LedgerAccount } from './ledger-dat'
import type { Source } from './stream'

/**
 * A change of the ledger, recorded if the server loaded a newer one while the list was being
 * downloaded.
 *
 * @example
 * ```ts
 * import { type RichListChange } from '@mcm/exports'
 *
 * const warn = ({ from_rank }: RichListChange) => `The ledger changed at rank ${from_rank}.`
 * void warn
 * ```
 */
export interface RichListChange {
  /** The first rank that comes from the newer ledger. */
  from_rank: number
  /** Block number of the newer ledger. */
  block_number: number
  /** Hash returned by the API, as in {@link RichListMetadata}. */
  block_hash: string
  /** Time when the server loaded the newer ledger, as ISO 8601 in UTC. */
  last_updated: string
  /** Number of accounts in the newer ledger. */
  total_accounts: number
  /** Describes which rows may overlap. */
  note: string
}

/**
 * Metadata of a rich list file.
 *
 * @example
 * ```ts
 * import { RichList, type RichListMetadata } from '@mcm/exports'
 *
 * const isFromOneLedger = ({ block_changes }: RichListMetadata) => block_changes.length === 0
 * const list = new RichList(mochimo.stats.richList().pages())
 * for await (const { address } of list) void address
 * isFromOneLedger(list.metadata) // => true
 * ```
 */
export interface RichListMetadata {
  /** Block number of the ledger that the list was read from. */
  block_number: number
  /**
   * The hash returned by the API, which is that of the tip when the page was served and may belong
   * to a later block.
   */
  block_hash: string
  /** Time when the server loaded that ledger, as ISO 8601 in UTC. */
  last_updated: string
  /** Number of accounts in the ledger. */
  total_accounts: number
  /** The circulating supply in nanoMCM, as digits, or `null` from servers older than April 2025. */
  circulating_supply: string | null
  /** The circulating supply in MCM with 9 decimals, or `null`. */
  circulating_supply_mcm: string | null
  /** Changes of the ledger. The list is empty if all accounts come from one ledger. */
  block_changes: RichListChange[]
}

/**
 * The progress of a rich list after each page.
 *
 * @example
 * ```ts
 * import { RichList, type RichListProgress } from '@mcm/exports'
 *
 * const shown: string[] = []
 * const show = ({ loaded, total }: RichListProgress) => shown.push(`${loaded} of ${total}`)
 * for await (const { address } of new RichList(mochimo.stats.richList().pages(), show)) void address
 * shown.length > 0 // => true
 * ```
 */
export interface RichListProgress {
  /** Number of accounts downloaded so far. */
  loaded: number
  /** Number of accounts in the ledger. */
  total: number
  /** Block number of the page's ledger. */
  block: number
  /** Ledger changes so far. Show a notice if there are any. */
  changes: readonly RichListChange[]
}

/**
 * Thrown if the list is incomplete because the server ended it early or repeated a page.
 *
 * @example
 * ```ts
 * import { IncompleteListError, RichList } from '@mcm/exports'
 *
 * const noPages: never[] = []
 * try {
 *   for await (const { address } of new RichList(noPages)) console.log(address)
 * } catch (error) {
 *   error instanceof IncompleteListError // => true
 * }
 * ```
 */
export class IncompleteListError extends Error {
  /** Name of the class. */
  override readonly name = 'IncompleteListError'
}

/**
 * The accounts on a rich list's pages, by balance, and the file's metadata. Create it with `new
 * RichList(client.stats.richList().pages())`. It can be read only once.
 *
 * @throws {IncompleteListError} While reading, if the server stops before the last account or
 * returns the same page twice.
 *
 * @example
 * ```ts
 * import { RichList } from '@mcm/exports'
 *
 * const list = new RichList(mochimo.stats.richList().pages())
 * let supply = 0n
 * for await (const { balance } of list) supply += balance
 * String(supply) // => list.metadata.circulating_supply
 * ```
 */
export class RichList implements AsyncIterable<LedgerAccount> {
  readonly #pages: Source<RichListResponse>
  readonly #onPage: ((progress: RichListProgress) => void) | undefined
  #metadata: RichListMetadata | undefined

  /** @param pages All pages of the list, starting with the first. */
  constructor(pages: Source<RichListResponse>, onPage?: (progress: RichListProgress) => void) {
    this.#pages = pages
    this.#onPage = onPage
  }

  /**
   * The metadata so far. It is complete when the last account has been read.
   *
   * @throws {Error} If the metadata is read before the first page has arrived.
   */
  get metadata(): RichListMetadata {
    if (!this.#metadata) throw new Error('The rich list has no metadata before its first page')
    return this.#metadata
  }

  /** Yields the accounts, by balance. */
  async *[Symbol.asyncIterator](): AsyncGenerator<LedgerAccount> {
    let previous: RichListResponse | undefined
    let loaded = 0
    for await (const page of this.#pages) {
      if (previous && isSamePage(previous, page)) {
        throw new IncompleteListError(
          `The server returned the rich list page at offset ${loaded - previous.accounts.length} again for offset ${loaded}`,
        )
      }
      this.#note(loaded, page, previous)
      yield* page.accounts.map(({ account_identifier, balance }) => ({
        address: account_identifier.address,
        balance: BigInt(balance.value),
      }))
      loaded += page.accounts.length
      previous = page
    }
    const total = previous?.total_accounts ?? 0
    if (loaded < total) {
      throw new IncompleteListError(`The server has ${total} accounts but returned only ${loaded}`)
    }
  }

  #note(offset: number, page: RichListResponse, before: RichListResponse | undefined): void {
    const { block_identifier, last_updated, total_accounts, circulating_supply: supply } = page
    const facts = {
      block_number: block_identifier.index,
      block_hash: block_identifier.hash,
      last_updated: utc(Date.parse(last_updated)),
      total_accounts,
    }
    this.#metadata ??= {
      ...facts,
      circulating_supply: supply?.value ?? null,
      circulating_supply_mcm: supply ? mcm(BigInt(supply.value)) : null,
      block_changes: [],
    }
    // Compare only the index, because the hash is that of the live tip and changes with every
    // block.
    if (before && before.block_identifier.index !== block_identifier.index) {
      const note = `Accounts may appear twice or be missing: ranks 1 to ${offset} are from block ${before.block_identifier.index}, later ranks from block ${block_identifier.index}.`
      this.#metadata.block_changes.push({ from_rank: offset + 1, ...facts, note })
    }
    this.#onPage?.({
      loaded: offset + page.accounts.length,
      total: total_accounts,
      block: block_identifier.index,
      changes: this.#metadata.block_changes,
    })
  }
}

/**
 * Returns whether two pages of one ledger start with the same account, which means that the server
 * ignores the offset.
 */
function isSamePage(a: RichListResponse, b: RichListResponse): boolean {
  const address = a.accounts[0]?.account_identifier.address
  return (
    address !== undefined &&
    address === b.accounts[0]?.account_identifier.address &&
    a.block_identifier.index === b.block_identifier.index
  )
}
