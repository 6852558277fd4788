import { Button } from '@mcm/ui/button'
import { TextField } from '@mcm/ui/text-field'
import type { DraftField } from '../../features/playground/draft'
import { plan } from '../../features/playground/plan'
import { hrefOf } from '../pages'
import { SERVER_ID } from '../server-panel'
import styles from './playground.module.css'

/** Returns the props of a field, whose hint the script replaces with what is wrong. */
const field = (name: DraftField) => ({
  mono: true,
  spellCheck: false,
  autoComplete: 'off',
  'data-part': name,
  hint: <span role="alert" className={styles['problem']} data-part={`${name}-problem`} />,
})

/** Runs a payment in ten steps and shows every request and response. */
export function Playground() {
  return (
    <div className={styles['playground']} data-island="playground">
      <div className={styles['connect']}>
        <p role="status" className={styles['connection']} data-part="connection" />
        <Button size="small" data-part="retry" hidden>
          Try again
        </Button>
        <Button size="small" variant="quiet" popoverTarget={SERVER_ID}>
          Server and sandbox
        </Button>
      </div>
      <div className={styles['draft']}>
        <TextField
          label="Recipient"
          {...field('destination')}
          defaultValue="J8gqYehTJhJWrfcUd766sUQ8THktNs"
        />
        <TextField
          label="Amount (MCM)"
          {...field('amount')}
          inputMode="decimal"
          defaultValue="1.5"
        />
        <TextField label="Memo" {...field('memo')} defaultValue="INV-42" />
      </div>
      <div className={styles['buttons']}>
        <Button variant="solid" data-part="next" disabled>
          Run
        </Button>
        <Button data-part="all" disabled>
          Run remaining steps
        </Button>
        <Button variant="quiet" data-part="again" disabled>
          Start over
        </Button>
      </div>
      <ol className={styles['steps']}>
        {plan.map((step, index) => (
          <li key={step.name} data-step={index} className={styles['step']}>
            <p className={styles['name']}>
              <strong data-cell="name">{step.name}</strong>
              {'anchor' in step && (
                <a href={hrefOf('construction', step.anchor)}>
                  <code>/construction/{step.anchor}</code>
                </a>
              )}
            </p>
            <p className={styles['text']}>{step.text}</p>
            <p className={styles['message']} aria-live="polite" data-cell="message" />
            <div data-cell="exchange" />
          </li>
        ))}
      </ol>
      <template>
        <details className={styles['exchange']}>
          <summary>
            <code data-cell="path" />: request and response
          </summary>
          <div data-cell="request">
            <span className={styles['label']}>Request</span>
            <pre className="code">
              <code />
            </pre>
          </div>
          <div data-cell="response">
            <span className={styles['label']}>Response</span>
            <pre className="code">
              <code />
            </pre>
          </div>
        </details>
      </template>
    </div>
  )
}
