import MiniSearch from 'minisearch'
import type { Section } from './section'
import { synonymsOf } from './synonyms'
import { createWeighting } from './weighting'
import {
  indexWords,
  isFiller,
  normalize,
  partsOf,
  queryWords,
  stemsOf,
  weightOfWord,
} from './words'

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
/** Maximum number of words in a query's word without spaces. */
const MAX_PARTS = 4

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
  const weighting = createWeighting(sections)
  const byUrl = new Map(sections.map((section) => [section.url, section]))

  const isKnown = remember((word: string) => engine.search(word).length > 0)

  const matchesOf = (word: string, options: { prefix?: boolean; fuzzy?: number }): Matches =>
    new Map(
      engine
        .search(word, options)
        .map(({ id, score, terms }) => [String(id), { score, terms }] as const),
    )

  const matchWord = remember((word: string): Matches => {
    const found = matchesOf(word, { prefix: word.length > 2 })
    const add = (others: Matches) => {
      for (const [url, { score, terms }] of others) {
        const known = found.get(url)
        const weighted = score * SYNONYM_WEIGHT
        if (!known || known.score < weighted) found.set(url, { score: weighted, terms })
      }
    }
    for (const synonym of [...synonymsOf(word), ...stemsOf(word)]) add(matchesOf(synonym, {}))
    // The text may write a field name as words: "network identifier".
    const parts = word.includes('/') ? [] : partsOf(word).map(normalize)
    if (parts.length > 1) add(intersect(parts.map((part) => matchesOf(part, {}))))
    return found
  })

  /** Returns a similar word for a word that no page contains: with swapped letters, or the most frequent. */
  const correct = remember((word: string): string => {
    const isFound = engine.search(word, { prefix: word.length > 2 }).length > 0
    if (word.length < 4 || isFound || synonymsOf(word).length > 0) return word
    const stem = stemsOf(word).find(isKnown)
    if (stem !== undefined) return stem
    for (const fuzzy of word.length < 6 ? [1] : [1, 2]) {
      const counts = new Map<string, number>()
      const isSwapped = (term: string) => Number(lettersOf(term) === lettersOf(word))
      for (const { terms } of engine.search(word, { fuzzy })) {
        // People rarely mistype the first letter, and without it "instructions" is "construction".
        for (const term of terms.filter((each) => each[0] === word[0] || isSwapped(each) === 1)) {
          counts.set(term, (counts.get(term) ?? 0) + 1)
        }
      }
      const [best] = [...counts].sort(
        ([a, countA], [b, countB]) => isSwapped(b) - isSwapped(a) || countB - countA,
      )
      if (best) return best[0]
    }
    return word
  })

  return (text) => {
    const words = [...new Set(joinAndSplit(queryWords(text), isKnown).map(correct))]
    const weightOf = weighting(text, words)
    const full = words.reduce((sum, word) => sum + weightOfWord(word), 0)
    const totals = new Map<string, Match & { words: number }>()
    for (const word of words) {
      for (const [url, { score, terms }] of matchWord(word)) {
        const total = totals.get(url) ?? { score: 0, terms: [], words: 0 }
        total.score += score * weightOfWord(word)
        total.words += weightOfWord(word)
        total.terms.push(...terms)
        totals.set(url, total)
      }
    }
    return [...totals]
      .flatMap(([url, { score, terms, words: count }]) => {
        const section = byUrl.get(url)
        if (!section) return []
        const coverage = (count / full) ** COVERAGE
        return [{ section, terms, score: score * coverage * weightOf(section) }]
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

/** Returns a function that calls another once per word. A reader who types repeats the first words. */
function remember<T>(compute: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>()
  return (word) => {
    const value = known.get(word) ?? compute(word)
    known.set(word, value)
    return value
  }
}

/** Returns a word's letters in order, to find words with swapped letters. */
function lettersOf(word: string): string {
  return word.split('').sort().join('')
}

/** Splits a symbol, or words written as one ("getrawmempool"), into the words that the pages contain. */
function split(word: string, isKnown: (word: string) => boolean): readonly string[] | undefined {
  const isWord = (part: string) => isKnown(part) || synonymsOf(part).length > 0
  const parts = partsOf(word).filter((part) => !isFiller(part))
  const known = parts.map(normalize).filter(isWord)
  if (partsOf(word).length > 1 && known.length > 0) return known
  return segment(word.toLowerCase(), (part) => isFiller(part) || isWord(normalize(part)))
    ?.filter((part) => !isFiller(part))
    .map(normalize)
}

/** Splits a word into the fewest parts that are all words. Only fillers have fewer than 3 letters. */
function segment(word: string, isWord: (part: string) => boolean): readonly string[] | undefined {
  const best: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end++) {
    for (let start = 0; start < end; start++) {
      const before = best[start]
      const part = word.slice(start, end)
      if (!before || before.length + 1 >= (best[end]?.length ?? MAX_PARTS + 1)) continue
      if ((part.length > 2 || isFiller(part)) && part !== word && isWord(part)) {
        best[end] = [...before, part]
      }
    }
  }
  return best[word.length]
}

/** Returns the sections that match all words, with the sum of the scores. */
function intersect(all: readonly Matches[]): Matches {
  const [first = new Map<string, Match>(), ...others] = all
  const common = [...first].filter(([url]) => others.every((other) => other.has(url)))
  return new Map(
    common.map(([url]) => {
      const matches = all.flatMap((each) => each.get(url) ?? [])
      const score = matches.reduce((sum, match) => sum + match.score, 0)
      return [url, { score, terms: matches.flatMap(({ terms }) => terms) }]
    }),
  )
}
