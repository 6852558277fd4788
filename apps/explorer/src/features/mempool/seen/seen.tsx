import { RelativeTime } from '@mcm/ui/relative-time'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { trueTime } from '../../../shared/true-time'
import type { MempoolItem } from '../lifecycle'
import { messages } from './messages'
import styles from './seen.module.css'

/** When this tab first saw a transaction, or a dash if it was already pending then. */
export function Seen({ item: { arrived, firstSeen } }: { item: MempoolItem }) {
  if (arrived) return <RelativeTime time={trueTime(firstSeen)} form="age" />
  return (
    <span title={messages.unseenTitle} className={styles['unseen']}>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{messages.before}</VisuallyHidden>
    </span>
  )
}
