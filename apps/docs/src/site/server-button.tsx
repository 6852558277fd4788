import { IconChevronDown } from '@mcm/ui/icons'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { exampleEndpoint } from '../config/config'
import { hostOf } from '../features/server/host-of'
import { SERVER_ID } from './server-panel'
import styles from './server-button.module.css'

/** Opens the server panel. The script shows the current server and whether it responded. */
export function ServerButton() {
  return (
    <button
      type="button"
      className={styles['server']}
      popoverTarget={SERVER_ID}
      data-server="endpoint"
      data-state="unknown"
      aria-haspopup="dialog"
    >
      <VisuallyHidden>Server: </VisuallyHidden>
      <span aria-hidden="true" className={styles['label']}>
        Server
      </span>
      <span aria-hidden="true" className={styles['dot']} data-server-dot />
      <span data-server-name>{hostOf(exampleEndpoint)}</span>
      <IconChevronDown size={12} />
    </button>
  )
}
