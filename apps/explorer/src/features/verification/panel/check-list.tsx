import { type Check, checkTitles, type Outcome } from '@mcm/proof'
import { IconAlert, IconCheckCircle, IconInfo } from '@mcm/ui/icons'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { messages } from './messages'
import styles from './check-list.module.css'

const icons = { verified: IconCheckCircle, failed: IconAlert, 'not-checkable': IconInfo }
/** The order of the outcomes. Failed checks come first. */
const rank: Record<Outcome, number> = { failed: 0, verified: 1, 'not-checkable': 2 }

/** Every check with an explanation and both values, or one value if they are equal. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const inOrder = [...checks].sort((a, b) => rank[a.outcome] - rank[b.outcome])
  return (
    <div>
      <div aria-hidden="true" className={styles['heads']}>
        <span>{messages.check}</span>
        <span>{messages.computed}</span>
        <span>{messages.endpoint}</span>
      </div>
      <ul aria-label={messages.caption}>
        {inOrder.map((check) => (
          <CheckItem key={check.id} check={check} />
        ))}
      </ul>
    </div>
  )
}

function CheckItem({ check }: { check: Check }) {
  const Icon = icons[check.outcome]
  return (
    <li className={cx('check', check.outcome)}>
      <div className={styles['what']}>
        <Icon className={styles['sign']} />
        <div>
          <p className={styles['title']}>
            {checkTitles[check.id]}
            <VisuallyHidden>: {messages.outcome[check.outcome]}</VisuallyHidden>
          </p>
          <p className={styles['reason']}>{check.reason}</p>
        </div>
      </div>
      {check.outcome === 'not-checkable' ? (
        <p className={styles['none']}>{messages.noValue}</p>
      ) : check.expected === check.actual ? (
        <dl className={cx('values', 'same')}>
          <Value label={messages.both}>{check.expected}</Value>
        </dl>
      ) : (
        <dl className={styles['values']}>
          <Value label={messages.computed}>{check.expected}</Value>
          <Value label={messages.endpoint}>{check.actual}</Value>
        </dl>
      )}
    </li>
  )
}

function Value({ label, children }: { label: string; children: string }) {
  return (
    <div className={styles['value']}>
      <dt>{label}</dt>
      <dd>{children.trim() === '' ? '—' : children}</dd>
    </div>
  )
}

function cx(...names: string[]): string {
  return names.map((name) => styles[name]).join(' ')
}
