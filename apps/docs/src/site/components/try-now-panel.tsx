import { Button } from '@mcm/ui/button'
import styles from './try-now-panel.module.css'

/**
 * Shows the panel that opens below a sample after Try Now. The script clones the panel for each
 * sample.
 */
export function TryNowPanel() {
  return (
    <template id="try-now">
      <div className={styles['panel']} data-try-panel>
        <div className={styles['line']}>
          <p role="status" className={styles['state']} data-part="state" />
          <p className={styles['to']}>
            Endpoint: <span data-part="endpoint" />
          </p>
          <span className={styles['buttons']}>
            <Button size="small" data-part="cancel" hidden>
              Cancel
            </Button>
            <Button size="small" variant="quiet" data-part="edit" aria-expanded="false">
              Edit body
            </Button>
          </span>
        </div>
        <p className={styles['hint']}>
          <span data-part="hint" />{' '}
          <a data-part="more" hidden href="/docs/errors">
            What it means
          </a>{' '}
          <Button size="small" data-part="adopt" hidden>
            Use values of this chain
          </Button>{' '}
          <Button size="small" data-part="sandbox" hidden>
            Use the sandbox
          </Button>
          <Button size="small" data-part="back" hidden />
        </p>
        <div className={styles['editor']} data-part="editor" hidden>
          <label>
            <span>Body</span>
            <textarea data-part="body" spellCheck={false} autoComplete="off" />
          </label>
          <p role="alert" className={styles['problem']} data-part="problem" />
          <span className={styles['buttons']}>
            <Button size="small" variant="solid" data-part="send">
              Send
            </Button>
            <Button size="small" data-part="reset">
              Reset
            </Button>
          </span>
        </div>
        <pre className="code" data-part="output" hidden>
          <code />
        </pre>
      </div>
    </template>
  )
}
