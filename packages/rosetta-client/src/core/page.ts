/** All items of a paged call, fetched page by page on demand. Each loop starts again at the first page. */
export interface Paged<Item, Page> extends AsyncIterable<Item> {
  /** Iterates over the endpoint's pages. Pages can repeat a row that moved; items never repeat. */
  readonly pages: () => AsyncIterable<Page>
}

/** State of one iteration over a paged call. */
export interface PageWalk<Item, Page> {
  /** Fetches the page at an offset. */
  read: (offset: number) => Promise<Page>
  items: (page: Page) => readonly Item[]
  /** Returns a key that identifies an item across pages. */
  key: (item: Item) => string
  /** Returns the next page's offset, or `undefined` after the last page. */
  next: (page: Page, offset: number) => number | undefined
}

/**
 * Iterates until the last page, an empty page, or a page without new items, so that it also ends if a
 * server never advances.
 *
 * @param walk Creates the state for each iteration.
 */
export function paged<Item, Page>(
  start: number,
  walk: () => PageWalk<Item, Page>,
): Paged<Item, Page> {
  async function* steps(): AsyncGenerator<{ page: Page; fresh: Item[] }> {
    const { read, items, key, next } = walk()
    const seen = new Set<string>()
    let offset: number | undefined = start
    while (offset !== undefined) {
      const page: Page = await read(offset)
      const fresh = items(page).filter((item) => {
        const known = seen.size
        return seen.add(key(item)).size > known
      })
      // Yield the first page even if it is empty, because it contains the list's totals.
      if (fresh.length > 0 || offset === start) yield { page, fresh }
      if (fresh.length === 0) return
      offset = next(page, offset)
    }
  }
  return {
    async *[Symbol.asyncIterator]() {
      for await (const { fresh } of steps()) yield* fresh
    },
    async *pages() {
      for await (const { page } of steps()) yield page
    },
  }
}
