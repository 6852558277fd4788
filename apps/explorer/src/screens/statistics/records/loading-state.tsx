import { formatCount } from '@mcm/ui/amount'
import { Banner } from '@mcm/ui/banner'
import { Button } from '@mcm/ui/button'
import { Progress } from '@mcm/ui/progress'
import { Text } from '@mcm/ui/text'
import { messages } from '../messages'
import styles from '../statistics.module.css'
import type { Loading } from './use-records'

/** The loading progress, with the reason for any delay. */
export function LoadingState({ loading, count }: { loading: Loading; count: number }) {
  const { records, state, slowed, retry } = loading
  const total = state === 'short' ? records.length : count
  return (
    <div className={styles['loading']}>
      {state === 'loading' ? (
        <Progress
          label={messages.loading}
          value={records.length}
          max={Math.max(1, total)}
          note={messages.progress(formatCount(records.length), formatCount(total))}
        />
      ) : (
        <Text as="p" size={13} tone="soft" className={styles['done']}>
          {messages.loaded}:{' '}
          <span>{messages.progress(formatCount(records.length), formatCount(total))}</span>
        </Text>
      )}
      <Text as="p" size={13} tone="soft" role="status" className={styles['note']}>
        {state === 'short'
          ? messages.short(formatCount(records.length))
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
