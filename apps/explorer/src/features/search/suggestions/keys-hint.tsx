import { Fragment } from 'react'
import styles from './keys-hint.module.css'
import { messages } from './messages'

/** The keys of the panel, where there is likely to be a keyboard. */
export function KeysHint() {
  return (
    <p className={styles['keys']}>
      {messages.keys.map(([key, words]) => (
        <Fragment key={key}>
          <span>
            <kbd className={styles['key']}>{key}</kbd> {words}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
