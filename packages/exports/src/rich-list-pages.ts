import type { RichListResponse } from '@mcm/rosetta-client'
import { mcm } from './amounts'
import { utc } from './file-names'
import type { LedgerAccount } from './ledger-dat'
import type { Source } from './stream'

/** The server loaded a newer ledger while the list was downloaded. */
export interface RichListChange {
  /** First rank that is of the newer ledger. */
  from_rank: number
  block_number: number
  block_hash: string
  last_updated: string
  total_accounts: number
  /** Which rows may overlap, in words. */
  note: string
}

/** What a rich list file says about itself. */
export interface RichListMetadata {
  /** Block of the ledger that the list was made from. */
  block_number: number
  /** As the API gives it: the tip's hash when the page was served, which may be of a later block. */
  block_hash: string
  /** When the server loaded that ledger, ISO 8601 in UTC. */
  last_updated: string
  total_accounts: number
  /** nanoMCM as digits; `null` from servers before April 2025. */
  circulating_supply: string | null
  circulating_supply_mcm: string | null
  /** Empty when the whole list is of one ledger. */
  block_changes: RichListChange[]
}

/** How far a rich list has come, after each page. */
export interface RichListProgress {
  loaded: number
  total: number
  /** Block of the ledger that the page is of. */
  block: number
  /** Changes of the ledger so far: show a notice when there are any. */
  changes: readonly RichListChange[]
}

/** The server ended the list early or went round in circles: what came is not the whole list. */
export class IncompleteListError extends Error {
  override readonly name = 'IncompleteListError'
}

/**
 * The accounts of a rich list's pages, richest first as the pages are, and what the file says about
 * itself: `new RichList(client.stats.richListAll().pages())`. Read it once.
 *
 * @throws {IncompleteListError} While reading, when the server stops before the last account or
 *   answers the same page twice.
 */
export class RichList implements AsyncIterable<LedgerAccount> {
  readonly #pages: Source<RichListResponse>
  readonly #onPage: ((progress: RichListProgress) => void) | undefined
  #metadata: RichListMetadata | undefined

  /** @param pages From the first one on. */
  constructor(pages: Source<RichListResponse>, onPage?: (progress: RichListProgress) => void) {
    this.#pages = pages
    this.#onPage = onPage
  }

  /**
   * What is known so far: complete when the last account has been read.
   *
   * @throws {Error} Before the first page.
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
          `The server answered the rich list from ${loaded} with the page from ${loaded - previous.accounts.length} again`,
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
      throw new IncompleteListError(`The server has ${total} accounts but gave only ${loaded}`)
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
    // The index alone tells: the hash is the live tip's and changes with every block.
    if (before && before.block_identifier.index !== block_identifier.index) {
      const note = `An account may stand both up to rank ${offset} and from rank ${offset + 1} on, or in neither: the first are of block ${before.block_identifier.index}, the others of block ${block_identifier.index}.`
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

/** Whether two pages of one ledger start with the same account: then the server ignores the offset. */
function isSamePage(a: RichListResponse, b: RichListResponse): boolean {
  const address = a.accounts[0]?.account_identifier.address
  return (
    address !== undefined &&
    address === b.accounts[0]?.account_identifier.address &&
    a.block_identifier.index === b.block_identifier.index
  )
}
