import { Button } from '@mcm/ui/button'
import { TextField } from '@mcm/ui/text-field'
import { faultsMenu } from '../features/sandbox/faults-menu'
import { hrefOf } from './pages'
import styles from './server-panel.module.css'

export const SERVER_ID = 'server'

const field = { mono: true, spellCheck: false, autoComplete: 'off' } as const

/** Shows the panel in which the reader chooses the server and controls the sandbox. */
export function ServerPanel() {
  return (
    <section id={SERVER_ID} popover="auto" className={styles['panel']} aria-label="Server">
      <fieldset className={styles['servers']}>
        <legend>Samples and requests use</legend>
        <div data-part="servers" />
      </fieldset>
      <template>
        <label className={styles['option']}>
          <input type="radio" name="server" autoComplete="off" />
          <span data-cell="label">Server</span>
          <small data-cell="detail" />
        </label>
      </template>
      <form data-part="custom" className={styles['line']} noValidate hidden>
        <TextField label="URL" type="url" placeholder="https://localhost:8443" {...field} />
        <Button type="submit">Use</Button>
        <p role="alert" className={styles['problem']} data-part="url-problem" />
      </form>
      <p role="status" className={styles['note']} data-part="fallback" hidden />
      <div data-part="sandbox" className={styles['sandbox']} hidden>
        <SandboxControls />
      </div>
      <p className={styles['note']}>
        The explorer uses the endpoint you choose here, but not the sandbox.{' '}
        <a href={hrefOf('sandbox')}>About the sandbox</a>
      </p>
    </section>
  )
}

/** Shows the sandbox's controls, which are disabled until the script knows the sandbox's state. */
function SandboxControls() {
  return (
    <>
      <p className={styles['chain']}>
        <strong>Sandbox</strong> <span data-part="chain">Starting…</span>
      </p>
      <fieldset className={styles['controls']} data-part="controls" disabled>
        <div className={styles['buttons']}>
          <Button size="small" data-part="mine">
            Mine a block
          </Button>
          <Button size="small" data-part="reorg">
            Reorg two blocks
          </Button>
          <Button size="small" variant="quiet" data-part="reset">
            Start over
          </Button>
        </div>
        <form data-part="faucet" className={styles['faucet']} noValidate>
          <TextField
            label="Faucet pays"
            defaultValue="J8gqYehTJhJWrfcUd766sUQ8THktNs"
            data-part="to"
            {...field}
          />
          <TextField
            label="MCM"
            inputMode="decimal"
            defaultValue="10"
            data-part="amount"
            {...field}
          />
          <Button type="submit">Pay</Button>
        </form>
        <details className={styles['faults']}>
          <summary>Faults</summary>
          <div className={styles['buttons']}>
            {faultsMenu.map(({ id, label }) => (
              <Button key={id} size="small" data-part={`fault-${id}`} aria-pressed="false">
                {label}
              </Button>
            ))}
            <Button size="small" variant="quiet" data-part="clear">
              No faults
            </Button>
          </div>
        </details>
        <p role="status" className={styles['result']} data-part="result" />
      </fieldset>
    </>
  )
}
