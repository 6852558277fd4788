import { Button } from '@mcm/ui/button'
import { messages } from './messages'
import { useNextEndpoint } from './use-next-endpoint'

/** The two recovery actions: retry, or switch to the next working endpoint. */
export function RecoveryActions({ onRetry }: { onRetry: () => void }) {
  const { state, find } = useNextEndpoint()
  return (
    <>
      <Button variant="solid" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
      <Button onClick={find} busy={state === 'looking'}>
        {state === 'looking' ? messages.looking : messages.tryOther}
      </Button>
      <span role="status">{state === 'none' && messages.noneAnswers}</span>
    </>
  )
}
