import type { WordEntry } from '@mcm/exports/data-set'
import { dictionary } from '@mcm/proof'
import { editDistance } from '../../../shared/edit-distance'

/** Returns the text of a word, such as "frog". The plural "s" is a word of its own. */
export function textOf({ token }: Pick<WordEntry, 'token'>): string {
  return (dictionary[token] ?? '').replace('\b', '')
}

/** Words of this length and more also find longer words that start with them. */
const PREFIX_LENGTH = 3

/** Returns the words of a search in lowercase. */
export function wordsIn(query: string): string[] {
  return query.toLowerCase().match(/[a-z]+/g) ?? []
}

/**
 * Returns, for each word of a search, the entries of the words that match it: the same word,
 * singular or plural, or else those that start with it. The list is empty if a word matches none.
 */
export function findWords(query: string, words: readonly WordEntry[]): WordEntry[][] {
  const found = wordsIn(query).map((word) => matches(word, words))
  return found.every((entries) => entries.length > 0) ? found : []
}

function matches(wanted: string, words: readonly WordEntry[]): WordEntry[] {
  // Some words consist of two, such as "straw mat".
  const parts = words.map((entry) => ({ entry, parts: textOf(entry).split(' ') }))
  const same = parts.filter(({ parts }) =>
    parts.some((part) => part === wanted || part === `${wanted}s` || `${part}s` === wanted),
  )
  const chosen =
    same.length > 0 || wanted.length < PREFIX_LENGTH
      ? same
      : parts.filter(({ parts }) => parts.some((part) => part.startsWith(wanted)))
  return chosen.map(({ entry }) => entry)
}

/** A misspelled word has one wrong letter in three at most. */
const LETTERS_PER_TYPO = 3

/**
 * Returns a search's words with each word that no verse has corrected to the one most like it, or
 * undefined if none is wrong or one is like no other.
 */
export function correctedWords(query: string, words: readonly WordEntry[]): string | undefined {
  const typed = wordsIn(query)
  const corrected = typed.map((word) =>
    matches(word, words).length > 0 ? word : mostLike(word, words),
  )
  const isChanged = corrected.some((word, at) => word !== typed[at])
  return isChanged && !corrected.includes(undefined) ? corrected.join(' ') : undefined
}

/** Returns the known word with the fewest other letters, and of several, the one in most verses. */
function mostLike(word: string, words: readonly WordEntry[]): string | undefined {
  const [best] = words
    .map((entry) => ({ text: textOf(entry), verses: entry.verses }))
    .map((known) => ({ ...known, typos: editDistance(word, known.text) }))
    .filter(
      ({ text, typos }) =>
        typos <= Math.floor(word.length / LETTERS_PER_TYPO) ||
        // Two letters that changed places count as two.
        (typos === 2 && lettersOf(text) === lettersOf(word)),
    )
    .toSorted((a, b) => a.typos - b.typos || b.verses - a.verses)
  return best?.text
}

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join('')
}

/** Returns the heights that are in every list, newest first. The lists are in ascending order. */
export function inAll(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists
  const sets = others.map((list) => new Set(list))
  return first.filter((height) => sets.every((set) => set.has(height))).toReversed()
}

/** Returns the heights that are in any list, in ascending order. */
export function inAny(lists: readonly (readonly number[])[]): number[] {
  const [only] = lists
  if (only && lists.length === 1) return [...only]
  return [...new Set(lists.flat())].sort((a, b) => a - b)
}
