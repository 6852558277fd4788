import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/**
 * A page of the documentation.
 *
 * @example
 * ```ts
 * import type { DocsPage } from '@mcm/mcp'
 *
 * const page: DocsPage = { path: 'blocks', title: 'Blocks', markdown: '# Blocks' }
 * page.path // => 'blocks'
 * ```
 */
export interface DocsPage {
  /** Path without the leading `/docs/`, such as `guides/exchanges`. */
  path: string
  /** Title of the page. */
  title: string
  /** Full text in Markdown. */
  markdown: string
}

/**
 * A section of a page in the search index.
 *
 * @example
 * ```ts
 * import type { DocsSection } from '@mcm/mcp'
 *
 * const section: DocsSection = {
 *   url: '/docs/blocks#memo',
 *   page: 'Blocks',
 *   title: 'Memos',
 *   text: 'A memo has up to 16 characters.',
 * }
 * section.title // => 'Memos'
 * ```
 */
export interface DocsSection {
  /** URL path, including the anchor. */
  url: string
  /** Title of the page that contains the section. */
  page: string
  /** Heading of the section, or the page's title for the text before the first heading. */
  title: string
  /** Text without headings and code, on one line. */
  text: string
  /** Page keywords, or queries that lead to the section although it doesn't contain their words. */
  keys?: string
  /** Method paths, field names, symbols and other inline code. */
  code?: string
}

/**
 * The documentation: its pages and its search index.
 *
 * @example
 * ```ts
 * import type { Docs } from '@mcm/mcp'
 *
 * const docs: Docs = { pages: [], sections: [] }
 * docs.pages.length // => 0
 * ```
 */
export interface Docs {
  /** All pages, in the order of the navigation. */
  pages: readonly DocsPage[]
  /** All sections of all pages, to be searched. */
  sections: readonly DocsSection[]
}

/**
 * Loads the documentation that is part of this package.
 *
 * @example
 * ```ts
 * import { loadDocs } from '@mcm/mcp'
 *
 * const { pages } = await loadDocs()
 * pages.some(({ path }) => path === 'guides/exchanges') // => true
 * ```
 */
export async function loadDocs(): Promise<Docs> {
  // The same path from the build and from the sources, which tests import.
  const compressed = await readFile(new URL('../dist/docs.json.gz', import.meta.url))
  const text = await promisify(gunzip)(compressed)
  return JSON.parse(text.toString()) as Docs
}
