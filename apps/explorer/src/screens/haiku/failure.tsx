import { Button } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { messages } from './messages'

/** Says that the data set couldn't be loaded. */
export function Failure({ retry }: { retry: () => void }) {
  return (
    <ErrorPanel
      level={2}
      title={messages.failed}
      actions={
        <Button variant="solid" onClick={retry}>
          {messages.retry}
        </Button>
      }
    >
      <p>{messages.failedText}</p>
    </ErrorPanel>
  )
}
