import type { WordEntry } from '@mcm/exports/data-set'
import { formatCount } from '@mcm/ui/amount'
import { WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { paths } from '../../config/paths'
import { textOf } from '../../features/verse/almanac/find-words'
import styles from './haiku.module.css'
import { messages } from './messages'

const SEASONS = ['spring', 'summer', 'autumn', 'winter']

const RAREST = 6

/** Links to the verses of the seasons and to those with the rarest words. */
export function WordLinks({ words }: { words: readonly WordEntry[] }) {
  const seasons = SEASONS.flatMap((season) => words.find((word) => textOf(word) === season) ?? [])
  const rarest = words.toSorted((a, b) => a.verses - b.verses).slice(0, RAREST)
  return (
    <dl className={styles['words']}>
      <Words label={messages.seasons} words={seasons} />
      <Words label={messages.rarest} words={rarest} />
    </dl>
  )
}

function Words({ label, words }: { label: string; words: readonly WordEntry[] }) {
  if (words.length === 0) return null
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {words.map((word) => (
          <span key={word.token}>
            <Link href={paths.haiku.href({ words: textOf(word) })}>{textOf(word)}</Link>{' '}
            <WideOnly>{formatCount(word.verses)}</WideOnly>
          </span>
        ))}
      </dd>
    </>
  )
}
