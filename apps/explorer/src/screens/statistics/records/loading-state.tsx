import { formatCount } from '@mcm/ui/amount'
import { Banner } from '@mcm/ui/banner'
import { Button } from '@mcm/ui/button'
import { Progress } from '@mcm/ui/progress'
import { DateTime } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import styles from '../statistics.module.css'
import type { Loading } from './use-records'

/**
 * The loading progress, with the reason for any delay. Once the blocks have loaded, their place
 * says when they were mined.
 */
export function LoadingState({ loading, count }: { loading: Loading; count: number }) {
  const { records, state, slowed, retry } = loading
  const [newest, oldest] = [records[0], records.at(-1)]
  return (
    <div className={styles['loading']}>
      {state === 'loading' ? (
        <Progress
          label={messages.loading}
          value={records.length}
          max={count}
          note={messages.progress(formatCount(records.length), formatCount(count))}
        />
      ) : (
        newest &&
        oldest && (
          <Text size={13} tone="soft">
            {messages.mined(formatCount(records.length))} <DateTime time={oldest.time} />{' '}
            {messages.minedTo} <DateTime time={newest.time} />.
          </Text>
        )
      )}
      <Text size={13} tone="soft" role="status">
        {state === 'short'
          ? ` ${messages.short(formatCount(records.length))}`
          : state === 'loading' && slowed && messages.slowed}
      </Text>
      {state === 'failed' && (
        <Banner
          tone="warning"
          title={messages.failedMore}
          action={
            <Button size="small" onClick={retry}>
              {messages.resume}
            </Button>
          }
        >
          {messages.failedMoreText}
        </Banner>
      )}
    </div>
  )
}
