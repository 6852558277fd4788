import { PhoneOnly } from '@mcm/ui/layout'
import { messages } from './messages'
import styles from './transaction-columns.module.css'

/**
 * The unit of the amounts, and what else is listed, after the title of a list whose columns have no
 * titles on phones.
 */
export function InMcm({ more = '' }: { more?: string | undefined }) {
  return (
    <PhoneOnly aria-hidden="true" className={styles['unit']}>
      {messages.inMcm}
      {more}
    </PhoneOnly>
  )
}
