import { type Check, checkTitles, type Outcome, verdict } from '@mcm/proof'
import { Button } from '@mcm/ui/button'
import { IconAlert, IconCheckCircle, IconInfo } from '@mcm/ui/icons'
import { Section } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { messages } from './messages'
import { type Subject, summarize } from '../summary'
import type { VerificationState } from '../use-verification'
import styles from './verification-panel.module.css'

export const PANEL_ID = 'verification'

const icons = { verified: IconCheckCircle, failed: IconAlert, 'not-checkable': IconInfo }
/** The order of the outcomes. Failed checks come first. */
const rank: Record<Outcome, number> = { failed: 0, verified: 1, 'not-checkable': 2 }

interface VerificationPanelProps {
  verification: VerificationState
  about: Subject
  /** Id of the panel's heading, for links. */
  id?: string
}

/** A panel that shows every check with both values and an explanation. */
export function VerificationPanel({ verification, about, id = PANEL_ID }: VerificationPanelProps) {
  const { data, isError, isFetching, refetch } = verification
  const again = (isError || data?.incomplete) && (
    <Button busy={isFetching} onClick={() => void refetch()}>
      {messages.again}
    </Button>
  )
  return (
    <Section
      title={<span id={id}>{messages.title}</span>}
      aside={data && counts(data.checks)}
      className={styles['panel'] ?? ''}
    >
      <Text as="p" tone="soft" measured>
        {data ? messages.lead : summarize(verification, about).words}
      </Text>
      {data?.incomplete && (
        <Text as="p" tone="amber" measured>
          {messages.incomplete}
        </Text>
      )}
      {again}
      {data && <CheckList checks={data.checks} />}
      {data && (
        <Text as="p" size={13} tone="soft" measured>
          {messages.limits[about]}
        </Text>
      )}
    </Section>
  )
}

function counts(checks: readonly Check[]): string {
  const { verified, failed, notCheckable } = verdict(checks)
  const parts = [
    failed > 0 && messages.failed(failed),
    messages.passed(verified),
    notCheckable > 0 && messages.notPossible(notCheckable),
  ]
  return parts.filter(Boolean).join(', ')
}

function CheckList({ checks }: { checks: readonly Check[] }) {
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
      ) : (
        <dl className={check.expected === check.actual ? cx('values', 'same') : styles['values']}>
          <Value label={messages.computed} same={messages.same}>
            {check.expected}
          </Value>
          <Value label={messages.endpoint}>{check.actual}</Value>
        </dl>
      )}
    </li>
  )
}

interface ValueProps {
  label: string
  /** Text appended to the label when two equal values are shown as one. */
  same?: string
  children: string
}

function Value({ label, same, children }: ValueProps) {
  return (
    <div className={styles['value']}>
      <dt>
        {label}
        {same !== undefined && <span className={styles['both']}>{same}</span>}
      </dt>
      <dd>{children.trim() === '' ? '—' : children}</dd>
    </div>
  )
}

function cx(...names: string[]): string {
  return names.map((name) => styles[name]).join(' ')
}
