import { PhoneOnly } from '@mcm/ui/layout'
import { messages } from './messages'
import styles from './transaction-columns.module.css'

/** The unit of the amounts, after the title of a list whose columns have no titles on phones. */
export function InMcm() {
  return (
    <PhoneOnly aria-hidden="true" className={styles['unit']}>
      {messages.inMcm}
    </PhoneOnly>
  )
}
