import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import { Spinner } from '@mcm/ui/spinner'
import { Text } from '@mcm/ui/text'
import { TitledRow } from '../../../shared/titled-row/titled-row'
import { useEndpoint } from '../../endpoint/endpoint-store'
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
  return (
    <>
      <PageHeader title={messages.title[about]} crumbs={crumbs}>
        <Hash value={hash} form="whole" copy={messages.copyHash} />
      </PageHeader>
      <div className={styles['words']}>
        <Text as="p" measured>
          {messages.text[about]}
        </Text>
        <Text as="p" tone="soft" className={styles['looking'] ?? ''}>
          <Spinner label="" />
          {messages.looking}
        </Text>
      </div>
      <TitledRow title={messages.endpoint} className={styles['first']}>
        <Text as="p" mono tone="soft">
          {useEndpoint()}
        </Text>
      </TitledRow>
      <AskAllEndpoints hash={hash} isMain className={styles['others']} />
      {/* Where it would come in. */}
      <LatestVerses />
    </>
  )
}
