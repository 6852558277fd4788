import { Section } from '@mcm/ui/layout'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'
import { dayOf, formatDay } from './days'
import styles from './haiku.module.css'
import { messages } from './messages'
import { useLatestVerses } from './use-latest-verses'
import { VerseList } from './verse-list'

/** The verses of the endpoint's latest blocks, on a site without a data set. */
export function LatestVerses() {
  const { verses, isLoading, error, retry } = useLatestVerses(0)
  const newest = verses.find((verse) => 'time' in verse)
  const day = newest && dayOf(newest.time)
  if (error && newest === undefined && !isLoading) {
    return <FailurePanel title={messages.failed} error={error} onRetry={retry} />
  }
  return (
    <Section title={messages.latest} aside={day !== undefined && messages.inUtc(formatDay(day))}>
      <div className={verses.length === 0 ? styles['waiting'] : undefined} aria-busy={isLoading}>
        <VerseList verses={verses} lead={messages.latestVerse} day={day} />
      </div>
    </Section>
  )
}
