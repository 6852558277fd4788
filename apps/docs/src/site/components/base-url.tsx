import { Button } from '@mcm/ui/button'
import { IconCopy } from '@mcm/ui/icons'
import { exampleEndpoint } from '../../config/config'
import styles from './base-url.module.css'

/** Shows the URL that all samples start with. The script replaces it with the chosen server's. */
export function BaseUrl() {
  return (
    <div className={styles['url']} data-copy-target>
      <code data-server-url>{exampleEndpoint}</code>
      <Button size="small" variant="quiet" icon={<IconCopy size={14} />} data-copy>
        <span data-label aria-live="polite">
          Copy
        </span>
      </Button>
    </div>
  )
}
