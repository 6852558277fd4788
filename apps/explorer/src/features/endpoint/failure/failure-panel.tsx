import { isRosettaError } from '@mcm/rosetta-client'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { type FailureKind, failureKind, isTemporary } from '../../../data/failure'
import { useEndpoint } from '../endpoint-store'
import type { HealthStateName } from '../health/health-states'
import { useHealth } from '../health/use-health'
import { isMixedContent } from '../mixed-content'
import { messages } from './messages'
import { useTipHeight } from '../use-tip-height'
import { AskedEndpoint } from './asked-endpoint'
import { RecoveryActions } from './recovery-actions'
import { useCountFailure } from './shown-failures'

export interface FailurePanelProps {
  /** A title that says what failed, such as 'Error Loading Block'. */
  title: string
  /**
   * An explanation of the failure in the screen's words. It says enough about a missing record.
   */
  text?: ReactNode
  /** A text with technical parts, shown in small print. */
  note?: string
  error: unknown
  /** Possible causes, if the specification lists them. */
  causes?: readonly string[]
  /** Another way on, beside the causes. The text then names the endpoint, and says what it returned. */
  other?: ReactNode
  onRetry: () => void
}

/**
 * A panel that shows what failed and at which endpoint. It offers two recovery actions: retry, or
 * switch to the next working endpoint.
 */
export function FailurePanel(props: FailurePanelProps) {
  const { title, text, note, error, causes, other, onRetry } = props
  useCountFailure()
  const endpoint = useEndpoint()
  const tip = useTipHeight()
  const kind = failureKind(error)
  const happened = happenedNow(kind, tip, useHealth().state)
  const detail = isRosettaError(error) ? error.message : undefined
  const status =
    isRosettaError(error) && error.name === 'ConnectionError' ? error.status : undefined
  const isRepeated = detail !== undefined && note?.includes(detail)
  return (
    <ErrorPanel
      title={title}
      level={2}
      causes={causes}
      actions={<RecoveryActions onRetry={onRetry} prefersOther={happened === 'not-found'} />}
      aside={other ?? <AskedEndpoint />}
      // A form in an alert would be read out, and the page's title says what happened.
      {...(other !== undefined && { role: 'group' })}
      detail={isRepeated || other !== undefined ? undefined : detail}
    >
      {Boolean(text) && <p>{text}</p>}
      {(text === undefined || happened !== 'not-found') && (
        <p>
          {isMixedContent(endpoint)
            ? messages.mixedContent
            : status
              ? messages.httpError(new URL(endpoint).host, status)
              : messages.whatHappened[happened]}
          {isRetried(happened) && !isMixedContent(endpoint) && ` ${messages.keepsTrying}`}
        </p>
      )}
      {note !== undefined && (
        <Text as="p" size={13} tone="soft">
          {note}
        </Text>
      )}
    </ErrorPanel>
  )
}

/** Whether the explorer asks again by itself. The words for a limited rate say so already. */
function isRetried(kind: FailureKind): boolean {
  return isTemporary(kind) && kind !== 'rate-limited'
}

/** Returns what a failure means by what is known of the endpoint now. */
function happenedNow(
  kind: FailureKind,
  tip: number | undefined,
  state: HealthStateName,
): FailureKind {
  // Height 0 means the server hasn't reached its node: it has no data at all yet.
  if (kind === 'not-found' && tip === 0) return 'starting'
  // It was concluded while other requests succeeded.
  if (kind === 'not-served' && state === 'disconnected') return 'unreachable'
  return kind
}
