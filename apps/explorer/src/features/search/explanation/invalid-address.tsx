import { ErrorPanel } from '@mcm/ui/error-panel'
import { Link } from '@mcm/ui/link'
import { PageHeader } from '@mcm/ui/page-header'
import { paths } from '../../../config/paths'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { SearchAgain } from './search-again'
import { SearchExplanation } from './search-explanation'
import styles from './search-explanation.module.css'
import { FoldedRules } from './search-rules-list'
import { useVerseWords } from './use-verse-words'
import { cleanQuery } from '../rules/clean-query'
import { isPartOfAddress, memoOf, shortenedOf } from '../rules/parts'
import { messages as rules } from '../rules/messages'
import { messages } from './messages'
import { whyInvalid } from './why-invalid'
import shortened from './shortened-matches.module.css'
import verse from '../../verse/block-verse.module.css'

/** Only words load it. */
const VersesWith = lazyPart(() => import('../../verse/almanac/verses-with'), { failure: 'silent' })

/** Only a shortened address or hash loads it. */
const ShortenedMatches = lazyPart(() => import('./shortened-matches'), { failure: 'silent' })

/** The page for text that isn't an address. It makes no request, because none would help. */
export function InvalidAddress({ text }: { text: string }) {
  const read = cleanQuery(text)
  const verses = useVerseWords(text)
  if (verses) {
    return (
      <>
        {/* Words are no mistake: what they lead to is more than that they aren't an address. */}
        <PageHeader title={messages.wordsTitle(verses.words)} />
        <section aria-label={messages.again} className={styles['field']}>
          <SearchAgain text={text} />
        </section>
        <VersesWith {...verses} fallback={<div className={verse['room']} aria-busy="true" />} />
        <div className={styles['section']}>
          <FoldedRules text={text}>
            <p>
              {messages.words} {messages.invalid}
            </p>
          </FoldedRules>
        </div>
      </>
    )
  }
  return (
    <>
      <ErrorPanel title={messages.invalid}>
        <p>{messages.entered(text)}</p>
        <p>{memoOf(text) === undefined ? whyInvalid(read) : rules.memo}</p>
        {shortenedOf(read) && (
          <ShortenedMatches text={read} fallback={<div className={shortened['room']} />} />
        )}
        {isPartOfAddress(read) && (
          <p>
            <Link href={paths.richList.href(read)}>{messages.findPart}</Link>
          </p>
        )}
      </ErrorPanel>
      <SearchExplanation text={text} />
    </>
  )
}
