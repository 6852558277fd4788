import { readFrontMatter } from './front-matter'
import { type Section, sections } from './sections'

/** One page of the site. */
export interface Page {
  /** The path below `/docs`, and the name of its file in `content/`; the introduction's is empty. */
  slug: string
  section: Section
  /** In the sidebar and in links to the page. */
  name: string
  /** The document's title and the page's heading. */
  title: string
  description: string
  keywords: readonly string[]
  /** What to read next: shown as two cards at the page's end. */
  related: readonly [string, string]
}

const CONTENT = '../content/'
const FRONT_PAGE = 'introduction'
const NOT_FOUND = '404'

const sources = import.meta.glob<string>('../content/**/*.mdx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every page that somebody wrote, in the order of the sidebar and of next and previous. */
export const pages: readonly Page[] = readPages()

export const notFoundPage: Page = {
  slug: NOT_FOUND,
  section: 'Getting Started',
  name: 'Not found',
  title: 'No page here',
  description: 'This address holds no documentation page.',
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
      return { page, place: sections.indexOf(page.section) * 1000 + order }
    })
    .sort((a, b) => a.place - b.place)
  for (const [at, { page, place }] of read.entries()) {
    const next = read[at + 1]
    if (next?.place !== place) continue
    throw new Error(`"${page.title}" and "${next.page.title}" have the same place in their section`)
  }
  return read.map(({ page }) => page)
}

function slugOf(file: string): string {
  return file === FRONT_PAGE ? '' : file
}

export function pageOf(slug: string): Page {
  const page = pages.find((candidate) => candidate.slug === slug)
  if (!page) throw new Error(`There is no page "${slug}"`)
  return page
}

/** The address of a page on this site. */
export function hrefOf(slug: string, anchor?: string): string {
  return `/docs${slug && `/${slug}`}${anchor ? `#${anchor}` : ''}`
}

/** The name of a page's files, without their ends. */
export function pathOf({ slug }: Page): string {
  return slug || FRONT_PAGE
}

/** The pages before and after one in reading order. */
export function neighbours(slug: string): { previous?: Page; next?: Page } {
  const at = pages.findIndex((page) => page.slug === slug)
  const previous = at > 0 ? pages[at - 1] : undefined
  const next = at >= 0 ? pages[at + 1] : undefined
  return { ...(previous && { previous }), ...(next && { next }) }
}
