/**
 * All items of a paged call. Pages are fetched on demand, and each loop starts again at the first page.
 */
export interface Paged<Item, Page> extends AsyncIterable<Item> {
  /**
   * Iterates over the endpoint's pages. A row that moved can appear on more than one page, but items
   * never repeat.
   */
  readonly pages: () => AsyncIterable<Page>
}

/** The state of one iteration over a paged call. */
export interface PageWalk<Item, Page> {
  /** A function that fetches the page at an offset. */
  read: (offset: number) => Promise<Page>
  items: (page: Page) => readonly Item[]
  /** A function that returns a key, which identifies an item across pages. */
  key: (item: Item) => string
  /** A function that returns the next page's offset, or `undefined` after the last page. */
  next: (page: Page, offset: number) => number | undefined
}

/**
 * Iterates until the last page, an empty page, or a page without new items, so that the iteration also
 * ends if a server never advances.
 *
 * @param walk A function that creates the state for each iteration.
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
      // The first page is yielded even if it is empty, because it contains the list's totals.
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
