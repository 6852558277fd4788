import { type Check, type CheckId, checkTitles } from '@mcm/proof'
import { IconAlert, IconCheckCircle, IconInfo } from '@mcm/ui/icons'
import { Heading } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { messages } from './messages'
import styles from './check-list.module.css'

const icons = { verified: IconCheckCircle, failed: IconAlert, 'not-checkable': IconInfo }

/** Checks of a rule, whose result isn't the same value again, such as a limit on a time. */
const ruleChecks = new Set<CheckId>([
  'work',
  'solve-time',
  'grammar',
  'transaction-order',
  'fees',
  'conservation',
  'transfers',
])

/**
 * Every check with an explanation and both values, or one value if they are equal. Checks that
 * weren't possible follow in a list of their own, so that they aren't read as failures.
 */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const made = checks.filter(({ outcome }) => outcome !== 'not-checkable')
  const notPossible = checks.filter(({ outcome }) => outcome === 'not-checkable')
  return (
    <>
      {made.length > 0 && (
        <div>
          <div aria-hidden="true" className={styles['heads']}>
            <span>{messages.check}</span>
            <span>{messages.both}</span>
          </div>
          <ul aria-label={messages.caption}>
            {/* Failed checks come first. */}
            {made
              .sort((a, b) => Number(a.outcome === 'verified') - Number(b.outcome === 'verified'))
              .map((check) => (
                <CheckItem key={check.id} check={check} />
              ))}
          </ul>
        </div>
      )}
      {notPossible.length > 0 && (
        <div>
          <Heading level={3} size={15} className={styles['heads']}>
            {messages.notPossible}
          </Heading>
          <ul aria-label={messages.notPossible}>
            {notPossible.map((check) => (
              <CheckItem key={check.id} check={check} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function CheckItem({ check }: { check: Check }) {
  const isRule = ruleChecks.has(check.id)
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
          <p className={styles['reason']}>{check.reason.replaceAll("'", '’')}</p>
        </div>
      </div>
      {check.outcome !== 'not-checkable' &&
        (check.expected === check.actual ? (
          <dl className={cx('values', 'same')}>
            <Value label={messages.both}>{check.expected}</Value>
          </dl>
        ) : (
          <dl className={styles['values']}>
            <Value label={isRule ? messages.required : messages.computed}>{check.expected}</Value>
            <Value label={isRule ? messages.found : messages.endpoint}>{check.actual}</Value>
          </dl>
        ))}
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
