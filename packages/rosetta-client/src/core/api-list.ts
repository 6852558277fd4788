import { dataOf } from './api-promise'
import type { ApiPromise, ApiResult } from './api-promise'

/**
 * A list of an endpoint. `await` it to get a page, or iterate over it with `for await` to get all items
 * from `offset` on. Pages are fetched on demand, and each loop starts again at the first page. Requests
 * are sent only if the list is awaited or iterated over.
 *
 * @example
 * ```ts
 * import type { ApiList, RichListAccount, RichListResponse } from '@mcm/rosetta-client'
 *
 * const list: ApiList<RichListAccount, RichListResponse> = mochimo.stats.richList({ limit: 10 })
 * const page = await list
 * page.accounts.length // => 10
 * for await (const account of list) {
 *   BigInt(account.balance.value) > 0n // => true
 *   break
 * }
 * ```
 */
export interface ApiList<Item, Page> extends ApiPromise<Page>, AsyncIterable<Item> {
  /**
   * Iterates over the endpoint's pages. A row that moved can appear on more than one page, but items
   * never repeat.
   */
  readonly pages: () => AsyncIterable<Page>
}

/** A page together with its items that weren't on an earlier page. */
export interface PageItems<Item, Page> {
  readonly page: Page
  readonly fresh: readonly Item[]
}

/** Reads a list of an endpoint. */
export interface ListReader<Args extends unknown[], Item, Page> {
  readonly readPage: (...args: Args) => Promise<ApiResult<Page>>
  /** A function that reads all pages. */
  readonly walk: (
    ...args: Args
  ) => AsyncIterable<PageItems<Item, Page>> | Promise<PageItems<Item, Page>[]>
}

/**
 * Creates a list.
 *
 * @param onePage A function that fetches the page for `await`.
 * @param walk A function that starts an iteration.
 */
export function apiList<Item, Page>(
  onePage: () => Promise<ApiResult<Page>>,
  walk: () =>
    | AsyncIterable<PageItems<Item, Page>>
    | Promise<AsyncIterable<PageItems<Item, Page>> | PageItems<Item, Page>[]>,
): ApiList<Item, Page> {
  let sent: Promise<ApiResult<Page>> | undefined
  const result = () => (sent ??= onePage())
  const data = () => result().then(dataOf)
  return {
    [Symbol.toStringTag]: 'ApiList',
    // A list is a promise too. Its request isn't sent until somebody waits for it.
    // oxlint-disable-next-line unicorn/no-thenable
    then: (fulfilled, rejected) => data().then(fulfilled, rejected),
    catch: (rejected) => data().catch(rejected),
    finally: (settled) => data().finally(settled),
    withResponse: result,
    async *[Symbol.asyncIterator]() {
      for await (const { fresh } of await walk()) yield* fresh
    },
    async *pages() {
      for await (const { page } of await walk()) yield page
    },
  }
}
