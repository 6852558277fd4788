import { RelativeTime } from '@mcm/ui/relative-time'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { trueTime } from '../../../shared/true-time'
import type { MempoolItem } from '../lifecycle'
import { messages } from './messages'
import styles from './seen.module.css'

interface SeenProps {
  item: MempoolItem
  /** `age` where a column's title says what it is: a time, or a dash. */
  form: 'age' | 'ago'
}

/** When the page saw a transaction first. What was pending before has no such time. */
export function Seen({ item: { arrived, firstSeen }, form }: SeenProps) {
  if (arrived) {
    return <RelativeTime time={trueTime(firstSeen)} {...(form === 'age' ? { form } : {})} />
  }
  if (form === 'ago') return messages.before
  return (
    <span title={messages.unseenTitle} className={styles['unseen']}>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{messages.before}</VisuallyHidden>
    </span>
  )
}
