import { Fragment, type ReactNode } from 'react'

/** Returns a function that marks words in a line of a verse, and their plurals. */
export function markWords(words: readonly string[]): (line: string) => ReactNode {
  const found = new RegExp(`\\b((?:${words.join('|')})s?)\\b`)
  return (line) =>
    // Every second part is a word that was found.
    line.split(found).map((part, at) => {
      const Part = at % 2 === 1 ? 'mark' : Fragment
      // oxlint-disable-next-line react/no-array-index-key
      return <Part key={at}>{part}</Part>
    })
}
