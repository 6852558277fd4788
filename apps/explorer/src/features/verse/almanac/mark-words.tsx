import { Fragment, type ReactNode } from 'react'
import styles from './mark-words.module.css'

/** Returns a function that marks words in a line of a verse, and their plurals. */
export function markWords(words: readonly string[]): (line: string) => ReactNode {
  const found = new RegExp(`\\b((?:${words.join('|')})s?)\\b`)
  return (line) =>
    // Every second part is a word that was found.
    line.split(found).map((part, at) =>
      // oxlint-disable-next-line react/no-array-index-key
      at % 2 === 1 ? <Mark key={at}>{part}</Mark> : <Fragment key={at}>{part}</Fragment>,
    )
}

function Mark({ children }: { children: string }) {
  return <mark className={styles['mark']}>{children}</mark>
}
