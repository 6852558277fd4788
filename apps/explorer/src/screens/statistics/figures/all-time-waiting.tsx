import styles from '../statistics.module.css'

/** The space of the controls and of the first screen of what comes. */
export function AllTimeWaiting() {
  return (
    <>
      <div className={styles['tools']} />
      <div className={`${styles['body']} ${styles['allTimeWaiting']}`} aria-busy="true" />
    </>
  )
}
