import { RelativeTime } from '@mcm/ui/relative-time'
import { trueTime } from '../../../shared/true-time'
import type { MempoolItem } from '../lifecycle'
import { messages } from './messages'
import styles from './seen.module.css'

interface SeenProps {
  item: MempoolItem
  /** `age` where a column's title says what it is. */
  form: 'age' | 'ago'
}

/** How long ago the page saw a transaction first. It may have been pending before. */
export function Seen({ item: { arrived, firstSeen }, form }: SeenProps) {
  return (
    <span title={arrived ? undefined : messages.unseenTitle}>
      {!arrived && <span className={styles['more']}>{messages.over} </span>}
      <RelativeTime time={trueTime(firstSeen)} {...(form === 'age' ? { form } : {})} />
    </span>
  )
}
