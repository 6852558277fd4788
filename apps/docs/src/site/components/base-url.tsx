import { exampleEndpoint } from '../../config/config'
import styles from './base-url.module.css'
import { CopyButton } from './copy-button'

/** Shows the URL that all samples start with. The script replaces it with the chosen server's. */
export function BaseUrl() {
  return (
    <div className={styles['url']} data-copy-target>
      <code data-server-url>{exampleEndpoint}</code>
      <CopyButton />
    </div>
  )
}
