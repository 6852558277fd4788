import { createEngine, type Section } from '@mcm/shared/docs-search'
import { similarity } from './similarity'

const MAX_PAGES = 2
/** All guides have the same folder. */
const MAX_NAMED = 4

/** Shorter words, such as "get", are like too many names. */
const MIN_WORD = 4

export interface NearPage {
  url: string
  title: string
  /** What the page is about: the start of its description, which may be empty. */
  about: string
}

/**
 * Returns the pages that a path without a page may mean: those whose name is like a part of the
 * path, or else like a word of it, or else those that a search for its words finds, with their best
 * section.
 *
 * @param path Such as `/docs/api/get-block`.
 */
export function nearPages(path: string, sections: readonly Section[]): NearPage[] {
  const wanted = decoded(path)
    .replace(/^\/docs\//, '')
    .replace(/\.\w+$/, '')
  const pages = new Map<string, NearPage>()
  const add = (found: readonly Section[], max: number) => {
    for (const { url, page, title } of found) {
      if (pages.size >= max) return
      const [pageUrl = '', anchor] = url.split('#')
      // A page's own section has the name of its group in the sidebar as its page.
      if (pages.has(pageUrl)) continue
      const about = aboutOf(sections.find((section) => section.url === pageUrl)?.text ?? '')
      pages.set(pageUrl, { url, title: anchor ? page : title, about })
    }
  }
  const parts = wanted.split('/').filter(Boolean).map(slugOf)
  const likeParts = named(parts, sections)
  const words = parts.flatMap((part) => part.split('-')).filter(({ length }) => length >= MIN_WORD)
  const like = likeParts.length > 0 ? likeParts : named(words, sections)
  if (like.length > 0) {
    // A page with such a name is what was meant. What a search finds besides is noise.
    add(like, MAX_NAMED)
  } else {
    const results = createEngine(sections)(wanted.split(/[^\p{L}\p{N}]+/u).join(' '))
    add(
      results.map(({ section }) => section),
      MAX_PAGES,
    )
  }
  return [...pages.values()]
}

/** Returns the pages with names like the parts, the most similar ones first. */
function named(parts: readonly string[], sections: readonly Section[]): Section[] {
  return sections
    .filter(({ url }) => !url.includes('#'))
    .map((section) => {
      const slug = section.url.replace(/^\/docs\/?/, '') || 'introduction'
      const names = [...slug.split('/'), slugOf(section.title)]
      const scores = parts.map((part) => Math.max(...names.map((name) => similarity(part, name))))
      return { section, score: scores.reduce((sum, score) => sum + score, 0) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ section }) => section)
}

/**
 * Returns a description up to the end of its first sentence or a colon, but not of one that only says
 * again that the page is a reference.
 */
function aboutOf(text: string): string {
  const about = text.replace(/^Reference of .*?\. /, '')
  const first = /^.+?(?=[.:] |[.:]$|$)/.exec(about)?.[0]
  return first === undefined ? '' : `${first}.`
}

function slugOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
