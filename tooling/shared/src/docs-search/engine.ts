import MiniSearch from 'minisearch'
import type { Section } from './section'
import { synonymsOf } from './synonyms'
import { comparable, indexWords, normalize, partsOf, queryWords } from './words'

/** A matching section, and the words of it that match. */
export interface Result {
  section: Section
  terms: string[]
}

/** A section that matches a word, and how well. */
interface Match {
  score: number
  terms: string[]
}

type Matches = Map<string, Match>

const SYNONYM_WEIGHT = 0.6
/** Exponent of the share of the query's words that a section contains. */
const COVERAGE = 1.5
const WHOLE_TITLE = 1.8
/** For a title with the query's filler words. */
const EXACT_TITLE = 1.5
const WHOLE_KEY = 2.2
/** A page's keywords also describe its sections, which are more precise results. */
const WHOLE_PAGE_KEY = 1.2
/** Generated pages repeat the words of the pages that explain them, and so do definitions. */
const GENERATED = 0.2
const SYMBOL = 0.6
const DEFINITION = 0.7

/**
 * Returns a search over the sections. A section doesn't have to contain every word of a query, but
 * ranks higher the more it contains. A word with a typo matches similar words.
 */
export function createEngine(sections: readonly Section[]): (text: string) => Result[] {
  const engine = new MiniSearch<Section>({
    idField: 'url',
    fields: ['title', 'keys', 'code', 'page', 'text'],
    searchOptions: {
      boost: { title: 5, keys: 5, code: 2, page: 1.5 },
      weights: { prefix: 0.4, fuzzy: 0.3 },
      tokenize: (text) => [text],
    },
    tokenize: indexWords,
    processTerm: (term) => normalize(term) || null,
  })
  engine.addAll(sections)
  const byUrl = new Map(sections.map((section) => [section.url, section]))

  const isKnown = (word: string) => engine.search(word).length > 0

  const matchesOf = (word: string, options: { prefix?: boolean; fuzzy?: number }): Matches =>
    new Map(
      engine
        .search(word, options)
        .map(({ id, score, terms }) => [String(id), { score, terms }] as const),
    )

  const matchWord = (word: string): Matches => {
    const found = matchesOf(word, { prefix: word.length > 2 })
    for (const synonym of synonymsOf(word)) {
      for (const [url, { score, terms }] of matchesOf(synonym, {})) {
        const known = found.get(url)
        const weighted = score * SYNONYM_WEIGHT
        if (!known || known.score < weighted) found.set(url, { score: weighted, terms })
      }
    }
    return found.size > 0 || word.length < 4
      ? found
      : matchesOf(word, { prefix: true, fuzzy: word.length < 6 ? 1 : 2 })
  }

  return (text) => {
    const words = joinAndSplit(queryWords(text), isKnown)
    const totals = new Map<string, Match & { words: number }>()
    for (const word of words) {
      for (const [url, { score, terms }] of matchWord(word)) {
        const total = totals.get(url) ?? { score: 0, terms: [], words: 0 }
        total.score += score
        total.words += 1
        total.terms.push(...terms)
        totals.set(url, total)
      }
    }
    return [...totals]
      .flatMap(([url, { score, terms, words: count }]) => {
        const section = byUrl.get(url)
        if (!section) return []
        const coverage = (count / words.length) ** COVERAGE
        return [{ section, terms, score: score * coverage * weightOf(section, text) }]
      })
      .sort((a, b) => b.score - a.score)
  }
}

/**
 * Normalizes a query's words. Joins words that the pages write as one ("web socket"), and splits
 * others ("ratelimit", "eth_getBlockByNumber").
 */
function joinAndSplit(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const result: string[] = []
  for (const word of words) {
    const plain = normalize(word)
    const before = result.at(-1)
    const joined = normalize(`${before}${plain}`)
    if (before !== undefined && !(isKnown(before) && isKnown(plain)) && isKnown(joined)) {
      result.splice(-1, 1, joined)
    } else if (isKnown(plain) || synonymsOf(plain).length > 0) result.push(plain)
    else result.push(...(split(word, isKnown) ?? [plain]))
  }
  return [...new Set(result)]
}

function split(word: string, isKnown: (word: string) => boolean): string[] | undefined {
  const parts = partsOf(word)
    .map(normalize)
    .filter((part) => part.length > 2 && isKnown(part))
  if (parts.length > 1) return parts
  const plain = normalize(word)
  for (let at = 3; at <= plain.length - 3; at++) {
    const halves = [plain.slice(0, at), plain.slice(at)]
    if (halves.every(isKnown)) return halves
  }
  return undefined
}

function weightOf({ url, title, keys = '' }: Section, text: string): number {
  const query = comparable(text)
  const isTitle = comparable(title) === query
  let weight = 1
  if (isTitle) weight *= WHOLE_TITLE
  if (title.toLowerCase() === text.trim().toLowerCase()) weight *= EXACT_TITLE
  if (keys.split(', ').some((key) => comparable(key) === query)) {
    weight *= url.includes('#') ? WHOLE_KEY : WHOLE_PAGE_KEY
  }
  if (url.startsWith('/docs/glossary')) weight *= DEFINITION
  if (/^\/docs\/(packages|changelog)\//.test(url)) {
    weight *= isTitle && isSymbol(text) ? SYMBOL : GENERATED
  }
  return weight
}

/** Returns whether a query is code rather than a word. */
function isSymbol(text: string): boolean {
  return /[a-z][A-Z]|[_()]/.test(text)
}
