import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import { Progress } from '@mcm/ui/progress'
import { formatDuration } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { POLLED_MS } from '../../../shared/poll-until-found'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { useNow } from '../../next-block/use-now'
import { LatestVerses } from '../../verse/latest-verses'
import { AskAllEndpoints } from '../ask-all/ask-all-endpoints'
import { messages } from './messages'
import styles from './not-found-yet.module.css'

interface NotFoundYetProps {
  hash: string
  crumbs: { label: string; href?: string }[]
  /** What the hash is of, if the URL says so. @default 'hash' */
  about?: keyof typeof messages.text
}

/** The page for a hash that may be only seconds old. The lookup continues. */
export function NotFoundYet({ hash, crumbs, about = 'hash' }: NotFoundYetProps) {
  const { host } = new URL(useEndpoint())
  return (
    <>
      <PageHeader title={messages.title[about]} crumbs={crumbs}>
        <Hash value={hash} form="whole" copy={messages.copyHash} />
      </PageHeader>
      <div className={styles['words']}>
        <Looking />
        <Text as="p" measured className={styles['text'] ?? ''}>
          {messages.text[about](host)}
        </Text>
      </div>
      <AskAllEndpoints hash={hash} isMain className={styles['others']} />
      {/* Where it would come in. */}
      <LatestVerses />
    </>
  )
}

/** How much of its time the lookup has taken. */
function Looking() {
  const now = useNow()
  const [since] = useState(now)
  const elapsed = Math.min(POLLED_MS, Math.max(0, now - since))
  return (
    <Progress
      label={messages.looking}
      value={elapsed}
      max={POLLED_MS}
      note={messages.elapsed(formatDuration(elapsed), formatDuration(POLLED_MS))}
      className={styles['looking']}
    />
  )
}
