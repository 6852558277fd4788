import { isRosettaError } from '@mcm/rosetta-client'
import { ErrorPanel } from '@mcm/ui/error-panel'
import type { ReactNode } from 'react'
import { failureKind } from '../../../data/failure'
import { useEndpoint } from '../endpoint-store'
import { isMixedContent } from '../mixed-content'
import { messages } from './messages'
import { useTipHeight } from '../use-tip-height'
import { RecoveryActions } from './recovery-actions'

interface FailurePanelProps {
  /** What is not there: 'Error Loading Block'. */
  title: string
  /** What that means, in the screen's words. */
  text?: ReactNode
  error: unknown
  /** Possible causes, where the specification lists them. */
  causes?: readonly string[]
  onRetry: () => void
  /** The whole page failed: the panel holds its heading. @default false */
  page?: boolean
}

/**
 * Says what failed and at which endpoint, and offers the two ways on: ask again, or ask the next
 * endpoint that answers.
 */
export function FailurePanel({ title, text, error, causes, onRetry, page }: FailurePanelProps) {
  const endpoint = useEndpoint()
  const tip = useTipHeight()
  const kind = failureKind(error)
  // Height 0 is what a server says that has not reached its node: it has nothing yet, not only this.
  const happened = kind === 'not-found' && tip === 0 ? 'starting' : kind
  const detail = isRosettaError(error) ? error.message : undefined
  const isSaid = detail !== undefined && typeof text === 'string' && text.includes(detail)
  return (
    <ErrorPanel
      title={title}
      level={page ? 1 : 2}
      causes={causes}
      actions={<RecoveryActions onRetry={onRetry} />}
      detail={isSaid ? undefined : detail}
    >
      {text !== undefined && text !== false && <p>{text}</p>}
      <p>{isMixedContent(endpoint) ? messages.mixedContent : messages.whatHappened[happened]}</p>
      <p>
        {messages.asked} <code>{endpoint}</code>
      </p>
    </ErrorPanel>
  )
}
