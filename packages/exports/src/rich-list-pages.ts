import type { RichListResponse } from '@mcm/rosetta-client'
import { mcm } from './amounts'
import { utc } from './file-names'
import type { LedgerAccount } from './ledger-dat'
import type { Source } from './stream'

/** The server loaded a newer ledger while the list was downloaded. */
export interface RichListChange {
  /** First rank from the newer ledger. */
  from_rank: number
  block_number: number
  block_hash: string
  last_updated: string
  total_accounts: number
  /** Describes which rows may overlap. */
  note: string
}

/** Metadata of a rich list file. */
export interface RichListMetadata {
  /** Block of the ledger in the list. */
  block_number: number
  /** As in the API: the tip's hash when the page was served, possibly of a later block. */
  block_hash: string
  /** When the server loaded that ledger, ISO 8601 in UTC. */
  last_updated: string
  total_accounts: number
  /** nanoMCM as digits; `null` from servers older than April 2025. */
  circulating_supply: string | null
  circulating_supply_mcm: string | null
  /** Empty if the whole list is from one ledger. */
  block_changes: RichListChange[]
}

/** Progress of a rich list, after each page. */
export interface RichListProgress {
  loaded: number
  total: number
  /** Block of the page's ledger. */
  block: number
  /** Ledger changes so far. Show a notice if there are any. */
  changes: readonly RichListChange[]
}

/** Thrown if the server ended the list early or repeated a page, so the list is incomplete. */
export class IncompleteListError extends Error {
  override readonly name = 'IncompleteListError'
}

/**
 * The accounts of a rich list's pages, by balance, and the file's metadata: `new
 * RichList(client.stats.richListAll().pages())`. Can be read once.
 *
 * @throws {IncompleteListError} While reading, if the server stops before the last account or
 * returns the same page twice.
 */
export class RichList implements AsyncIterable<LedgerAccount> {
  readonly #pages: Source<RichListResponse>
  readonly #onPage: ((progress: RichListProgress) => void) | undefined
  #metadata: RichListMetadata | undefined

  /** @param pages All pages from the first. */
  constructor(pages: Source<RichListResponse>, onPage?: (progress: RichListProgress) => void) {
    this.#pages = pages
    this.#onPage = onPage
  }

  /**
   * The metadata so far; complete when the last account has been read.
   *
   * @throws {Error} If read before the first page.
   */
  get metadata(): RichListMetadata {
    if (!this.#metadata) throw new Error('The rich list has no metadata before its first page')
    return this.#metadata
  }

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
    // Compare only the index, because the hash is the live tip's and changes with every block.
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
