import { Button } from '@mcm/ui/button'
import { messages } from './messages'
import { OtherEndpoint } from './other-endpoint'

interface RecoveryActionsProps {
  onRetry: () => void
  /** Whether another endpoint is more likely to help than a retry. @default false */
  prefersOther?: boolean
}

/** The two recovery actions, the more useful one first: retry, or switch to the next endpoint. */
export function RecoveryActions({ onRetry, prefersOther = false }: RecoveryActionsProps) {
  const retry = (
    <Button key="retry" variant={prefersOther ? 'outline' : 'solid'} onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  )
  const other = <OtherEndpoint key="other" variant={prefersOther ? 'solid' : 'outline'} />
  return prefersOther ? [other, retry] : [retry, other]
}
