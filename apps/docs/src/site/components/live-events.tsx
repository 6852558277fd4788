import { Button } from '@mcm/ui/button'
import styles from './live-events.module.css'

/** Shows a live list of added and removed blocks. */
export function LiveEvents() {
  return (
    <div className={styles['live']} data-island="live-events">
      <div className={styles['bar']}>
        <p role="status" data-part="state">
          Not started.
        </p>
        <Button size="small" data-part="toggle">
          Start
        </Button>
      </div>
      <ol
        aria-live="polite"
        aria-label="Events, latest first"
        className={styles['rows']}
        data-part="rows"
      />
      <template data-part="row">
        <li className={styles['row']}>
          <span className={styles['type']} data-cell="type" />
          <a href="/" data-cell="index">
            block
          </a>
          <span className={styles['hash']} data-cell="hash" />
        </li>
      </template>
    </div>
  )
}
