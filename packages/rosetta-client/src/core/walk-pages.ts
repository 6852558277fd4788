import type { PageItems } from './api-list'
import type { ApiResult } from './api-promise'
import type { RequestOptions } from './options'

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
 * Reads until the last page, an empty page, or a page without new items, so that an iteration also ends
 * if a server never advances. All pages come from the same endpoint, because endpoints don't have the
 * same rows at the same offset.
 *
 * @param start Offset of the first page.
 */
export async function* walkPages<Item, Page>(
  start: number,
  options: RequestOptions | undefined,
  { read, items, key, next }: PageWalk<Item, Page>,
): AsyncGenerator<PageItems<Item, Page>> {
  const seen = new Set<string | number>()
  let offset: number | undefined = start
  let endpoint = options?.endpoint
  while (offset !== undefined) {
    const { data: page, response }: ApiResult<Page> = await read(offset, { ...options, endpoint })
    endpoint = response.endpoint
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
