import { readFrontMatter } from './front-matter'
import { type Section, sections } from './sections'

/** A page of the site. */
export interface Page {
  /** Path below `/docs`, and file name in `content/`. It is empty for the introduction. */
  slug: string
  section: Section
  /** Short title for the sidebar and links. */
  name: string
  /** Document title and page heading. */
  title: string
  description: string
  keywords: readonly string[]
  /** Slugs of two related pages, which are shown as cards at the end of the page. */
  related: readonly [string, string]
  /** Queries that a section answers without containing their words, by the section's anchor. */
  answers?: Readonly<Record<string, readonly string[]>>
}

const CONTENT = '../content/'
const FRONT_PAGE = 'introduction'
const NOT_FOUND = '404'

const sources = import.meta.glob<string>('../content/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** All handwritten pages, in the order of the sidebar. */
export const pages: readonly Page[] = readPages()

export const notFoundPage: Page = {
  slug: NOT_FOUND,
  section: 'Getting Started',
  name: 'Not found',
  title: 'Page not found',
  description: 'There is no documentation page at this URL.',
  keywords: [],
  related: ['', 'getting-started'],
}

function readPages(): Page[] {
  const read = Object.entries(sources)
    .map(([path, source]) => ({ file: path.slice(CONTENT.length, -'.mdx'.length), source }))
    .filter(({ file }) => file !== NOT_FOUND)
    .map(({ file, source }) => {
      const { name, order, related, ...rest } = readFrontMatter(`${file}.mdx`, source)
      const [first, second] = related
      const page: Page = {
        ...rest,
        name: name ?? rest.title,
        slug: slugOf(file),
        related: [slugOf(first), slugOf(second)],
      }
      return { page, position: sections.indexOf(page.section) * 1000 + order }
    })
    .sort((a, b) => a.position - b.position)
  for (const [at, { page, position }] of read.entries()) {
    const next = read[at + 1]
    if (next?.position !== position) continue
    throw new Error(`"${page.title}" and "${next.page.title}" have the same order in their section`)
  }
  return read.map(({ page }) => page)
}

function slugOf(file: string): string {
  return file === FRONT_PAGE ? '' : file
}

/** Returns a handwritten page by its slug. */
export function pageOf(slug: string): Page {
  const page = pages.find((candidate) => candidate.slug === slug)
  if (!page) throw new Error(`Unknown page "${slug}"`)
  return page
}

/** Returns the URL path of a page. */
export function hrefOf(slug: string, anchor?: string): string {
  return `/docs${slug && `/${slug}`}${anchor ? `#${anchor}` : ''}`
}

/** Returns the name of a page's files, without the extension. */
export function pathOf({ slug }: Page): string {
  return slug || FRONT_PAGE
}

/** Returns the URL path of a page's Markdown. */
export function markdownPath(slug: string): string {
  return `/docs/${slug || FRONT_PAGE}.md`
}

/** Returns the previous and the next page in reading order. */
export function neighbors(slug: string): { previous?: Page; next?: Page } {
  const at = pages.findIndex((page) => page.slug === slug)
  const previous = at > 0 ? pages[at - 1] : undefined
  const next = at >= 0 ? pages[at + 1] : undefined
  return { ...(previous && { previous }), ...(next && { next }) }
}
