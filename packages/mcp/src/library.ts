import { createEngine, type Result } from '@mcm/shared/docs-search'
import type { Docs, DocsPage } from './docs'
import { fromHeading } from './markdown'

/** The documentation, ready to be searched and read. */
export interface Library {
  search: (query: string) => Result[]
  /**
   * Returns a page by its path or URL, or undefined if there is none. With an anchor, the Markdown
   * starts at that section.
   */
  page: (path: string) => DocsPage | undefined
}

/** Returns a function that loads the documentation on its first call. */
export function lazyLibrary(load: () => Promise<Docs>): () => Promise<Library> {
  let loading: Promise<Library> | undefined
  return () => {
    loading ??= load().then(openLibrary)
    // A failure isn't kept, so that the next call tries again.
    loading.catch(() => (loading = undefined))
    return loading
  }
}

function openLibrary({ pages, sections }: Docs): Library {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return {
    search: createEngine(sections),
    page(text) {
      const path = pagePath(text)
      const page = byPath.get(path)
      const anchor = /#.+$/.exec(text.trim())?.[0]
      const section = sections.find(
        ({ url }) => anchor && pagePath(url) === path && url.endsWith(anchor),
      )
      return page && section
        ? { ...page, markdown: fromHeading(page.markdown, section.title) }
        : page
    },
  }
}

/** Returns a page's path from a path, a search result's URL, or a link in Markdown. */
export function pagePath(text: string): string {
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/?(docs(\/|$))?/, '')
    .replace(/(\.md|\/)$/, '')
  return path === '' ? 'introduction' : path
}
