import type { SummaryIndex } from '@mcm/exports/data-set'
import { Link } from '@mcm/ui/link'
import { Fragment } from 'react'
import { paths } from '../../../config/paths'
import { messages } from '../messages'
import { correctedWords, findWords, wordsIn } from './find-words'

interface OtherWordsProps {
  index: SummaryIndex
  words: string
}

/** Says that no verse has the words. */
export function noVerseWith(words: string): string {
  return wordsIn(words).length > 1 ? messages.noneWithAll : messages.noneWith(words)
}

/** What to try instead of words that no verse has: they may be misspelled, or one of them common. */
export function OtherWords({ index, words }: OtherWordsProps) {
  const corrected = correctedWords(words, index.words)
  if (corrected !== undefined) {
    return (
      <p>
        {messages.didYouMean} <Link href={paths.haiku.href({ words: corrected })}>{corrected}</Link>
        ?
      </p>
    )
  }
  const each = wordsIn(words)
  const known = each.filter((word) => findWords(word, index.words).length > 0)
  if (each.length < 2 || known.length === 0) return null
  return (
    <p>
      {messages.each}{' '}
      {known.map((word) => (
        <Fragment key={word}>
          <Link href={paths.haiku.href({ words: word })}>{word}</Link>{' '}
        </Fragment>
      ))}
    </p>
  )
}
