import { Button } from '@mcm/ui/button'
import { messages } from './messages'
import { useNextEndpoint } from './use-next-endpoint'

interface RecoveryActionsProps {
  onRetry: () => void
  /** Whether another endpoint is more likely to help than a retry. @default false */
  prefersOther?: boolean
}

/** The two recovery actions, the more useful one first: retry, or switch to the next endpoint. */
export function RecoveryActions({ onRetry, prefersOther = false }: RecoveryActionsProps) {
  const { state, find } = useNextEndpoint()
  const retry = (
    <Button key="retry" variant={prefersOther ? 'outline' : 'solid'} onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  )
  const other = (
    <Button
      key="other"
      variant={prefersOther ? 'solid' : 'outline'}
      onClick={find}
      busy={state === 'looking'}
    >
      {state === 'looking' ? messages.looking : messages.tryOther}
    </Button>
  )
  return (
    <>
      {prefersOther ? [other, retry] : [retry, other]}
      <span role="status">{state === 'none' && messages.noneAnswers}</span>
    </>
  )
}
