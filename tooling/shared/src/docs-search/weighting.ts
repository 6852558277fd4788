import type { Section } from './section'
import { comparable, normalize, partsOf, queryWords, weightOfWord } from './words'

const WHOLE_TITLE = 1.8
/** For a title with the query's filler words, or equal to its corrected words. */
const EXACT_TITLE = 1.5
const WHOLE_KEY = 2.2
/** A page's keywords also describe its sections, which are more precise results. */
const WHOLE_PAGE_KEY = 1.2
/** For the text before a page's first heading. */
const PAGE = 0.8
/** For a query that contains a title or keyword of several words, or a number. */
const PART = 1.6
/** Generated pages repeat the words of the pages that explain them, as do definitions, columns and demos. */
const GENERATED = 0.2
const SYMBOL = 0.6
const DEFINITION = 0.7
/** For a definition or column with the name that was typed. */
const EXACT_DEFINITION = 0.9
/** For the definition that a query asks for: "what is a reorg". */
const WANTED_DEFINITION = 1.5

/** A section's title and keywords in a form that can be compared. */
interface Names {
  title: string
  keys: readonly string[]
  /** Words of the title and of each keyword, if they are specific enough to be part of a query. */
  parts: readonly (readonly string[])[]
}

/**
 * Returns a function that returns the factors of all sections' scores for a query and its corrected
 * words.
 */
export function createWeighting(
  sections: readonly Section[],
): (text: string, words: readonly string[]) => (section: Section) => number {
  const names = new Map(sections.map((section) => [section.url, namesOf(section)]))

  return (text, words) => {
    const telling = words.filter((word) => weightOfWord(word) === 1)
    const queries = new Set([comparable(text), words.join(' ')])
    if (telling.length > 1) queries.add(telling.join(' '))
    const typed = text.trim().toLowerCase()
    const exact = new Set([typed])
    if (typed.split(/\s+/).length === words.length) exact.add(words.join(' '))
    const all = new Set(words.flatMap((word) => [word, ...partsOf(word).map(normalize)]))
    const isWhole = (name: string) => queries.has(name)

    return ({ url, title }) => {
      const { title: plain = '', keys = [], parts = [] } = names.get(url) ?? {}
      const isSection = url.includes('#')
      const isTitle = isWhole(plain)
      const isKey = keys.some(isWhole)
      const isPart = parts.some((part) => part.every((word) => all.has(word)))
      let weight = 1
      if (isTitle) weight *= WHOLE_TITLE
      const isExact = exact.has(title.toLowerCase())
      if (isExact) weight *= EXACT_TITLE
      if (isKey) weight *= isSection ? WHOLE_KEY : WHOLE_PAGE_KEY
      else if (!isTitle && isSection && isPart) weight *= PART
      else if (!isTitle && !isSection && !isPart) weight *= PAGE
      if (/^\/docs\/(?:glossary|data-set-format|playground#)/.test(url)) {
        const isWanted = isTitle && asksForDefinition(text)
        weight *= isWanted ? WANTED_DEFINITION : isExact ? EXACT_DEFINITION : DEFINITION
      }
      if (/^\/docs\/(packages|changelog)\//.test(url)) {
        weight *= isTitle && isSymbol(text) ? SYMBOL : GENERATED
      }
      return weight
    }
  }
}

function namesOf({ title, keys = '' }: Section): Names {
  const listed = keys === '' ? [] : keys.split(', ')
  const names = [title, ...listed]
  return {
    title: comparable(title),
    keys: listed.map(comparable),
    parts: names
      .map((name) => queryWords(name).map(normalize))
      .filter((words) => words.length > 1 || words.every((word) => /^\d+$/.test(word))),
  }
}

function asksForDefinition(text: string): boolean {
  return /^\s*(?:what(?:['’]s| is| are| does)|define|definition|meaning)\b/i.test(text)
}

/** Returns whether a query is code rather than a word. */
function isSymbol(text: string): boolean {
  return /[a-z][A-Z]|[_()]/.test(text)
}
