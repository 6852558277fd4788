import { Button } from '@mcm/ui/button'
import { messages } from './messages'
import { useNextEndpoint } from './use-next-endpoint'

interface OtherEndpointProps {
  /** @default outline */
  variant?: 'solid' | 'outline'
}

/** Switches to the next endpoint that responds, and says so if none does. */
export function OtherEndpoint({ variant = 'outline' }: OtherEndpointProps) {
  const { state, find } = useNextEndpoint()
  return (
    <>
      <Button variant={variant} onClick={find} busy={state === 'looking'}>
        {state === 'looking' ? messages.looking : messages.tryOther}
      </Button>
      <span role="status">{state === 'none' && messages.noneAnswers}</span>
    </>
  )
}
