import { messages } from './messages'
import styles from './transaction-columns.module.css'

/** The number of the parties that aren't named: 'and 3 more', or '+3' where that is too long. */
export function More({ count }: { count: number }) {
  return (
    <span title={messages.and(count)}>
      <span className={styles['and']}>{messages.and(count)}</span>
      <span className={styles['plus']}>{messages.plus(count)}</span>
    </span>
  )
}
