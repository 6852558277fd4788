import { dataOf } from './api-promise'
import type { ApiPromise, ApiResult } from './api-promise'
import type { RequestOptions } from './options'

/**
 * A list of an endpoint. `await` it to get a page, or iterate over it with `for await` to get all items
 * from `offset` on. Pages are fetched on demand, and each loop starts again at the first page. Requests
 * are sent only if the list is awaited or iterated over.
 */
export interface ApiList<Item, Page> extends ApiPromise<Page>, AsyncIterable<Item> {
  /**
   * Iterates over the endpoint's pages. A row that moved can appear on more than one page, but items
   * never repeat.
   */
  readonly pages: () => AsyncIterable<Page>
}

/** The state of one iteration over a list. */
export interface PageWalk<Item, Page> {
  /** A function that fetches the page at an offset. */
  read: (offset: number, options: RequestOptions) => Promise<ApiResult<Page>>
  items: (page: Page) => readonly Item[]
  /** A function that returns a key, which identifies an item across pages. */
  key: (item: Item) => string | number
  /** A function that returns the next page's offset, or `undefined` after the last page. */
  next: (page: Page, offset: number) => number | undefined
}

/**
 * Creates a list. An iteration reads until the last page, an empty page, or a page without new items, so
 * that it also ends if a server never advances. All its pages come from the same endpoint, because
 * endpoints don't have the same rows at the same offset.
 *
 * @param onePage A function that fetches the page for `await`.
 * @param start Offset of an iteration's first page.
 * @param walk A function that creates the state for each iteration.
 */
export function apiList<Item, Page>(
  onePage: () => Promise<ApiResult<Page>>,
  start: number,
  options: RequestOptions | undefined,
  walk: () => PageWalk<Item, Page>,
): ApiList<Item, Page> {
  let sent: Promise<ApiResult<Page>> | undefined
  const result = () => (sent ??= onePage())
  const data = () => result().then(dataOf)

  async function* steps(): AsyncGenerator<{ page: Page; fresh: Item[] }> {
    const { read, items, key, next } = walk()
    const seen = new Set<string | number>()
    let offset: number | undefined = start
    let endpoint = options?.endpoint
    while (offset !== undefined) {
      const got: ApiResult<Page> = await read(offset, { ...options, endpoint })
      const page = got.data
      endpoint = got.response.endpoint
      const fresh = items(page).filter((item) => {
        const known = seen.size
        return seen.add(key(item)).size > known
      })
      // The first page is yielded even if it is empty, because it contains the list's totals.
      if (fresh.length > 0 || offset === start) yield { page, fresh }
      if (fresh.length === 0) return
      offset = next(page, offset)
    }
  }

  return {
    [Symbol.toStringTag]: 'ApiList',
    // A list is a promise too. Its request isn't sent until somebody waits for it.
    // oxlint-disable-next-line unicorn/no-thenable
    then: (fulfilled, rejected) => data().then(fulfilled, rejected),
    catch: (rejected) => data().catch(rejected),
    finally: (settled) => data().finally(settled),
    withResponse: result,
    async *[Symbol.asyncIterator]() {
      for await (const { fresh } of steps()) yield* fresh
    },
    async *pages() {
      for await (const { page } of steps()) yield page
    },
  }
}
