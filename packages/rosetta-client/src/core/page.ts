/** Everything a paged call has, read page by page as it is asked for. Each loop over it begins anew. */
export interface Paged<Item, Page> extends AsyncIterable<Item> {
  /** The pages as the endpoint gave them; they may repeat a row that moved. The items never do. */
  readonly pages: () => AsyncIterable<Page>
}

/** How to walk a paged call. */
export interface PageWalk<Item, Page> {
  /** Called in turn with each offset; a fresh one is made for each loop. */
  read: (offset: number) => Promise<Page>
  items: (page: Page) => readonly Item[]
  /** What makes an item the same as one of an earlier page. */
  key: (item: Item) => string
  /** Where the next page begins, or undefined after the last. */
  next: (page: Page, offset: number) => number | undefined
}

/** Walks until the last page, an empty one, or one that holds nothing new: a server that never advances ends it too. */
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
      // The first page says of the whole list what there is to say, also when it is empty.
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
