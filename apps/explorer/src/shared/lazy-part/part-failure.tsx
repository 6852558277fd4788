import { Button } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Page } from '@mcm/ui/layout'
import { isLoadFailure } from './is-load-failure'
import { messages } from './messages'
import { useRetryOnline } from './use-retry-online'

interface FailureProps {
  error: unknown
  retry: () => void
}

/** A message that replaces a part of the page that failed to load and offers a retry. */
export function PartFailure(props: FailureProps) {
  return <Failure {...props} title={messages.title} level={2} />
}

/** A page that replaces a screen that failed to load. */
export function PageFailure(props: FailureProps) {
  return (
    <Page>
      <Failure {...props} title={messages.page} level={1} />
    </Page>
  )
}

/**
 * Renders nothing, for parts without which the page is complete, and retries when that may succeed.
 */
export function SilentFailure({ retry }: FailureProps) {
  useRetryOnline(retry)
  return null
}

function Failure({ error, retry, title, level }: FailureProps & { title: string; level: 1 | 2 }) {
  useRetryOnline(retry)
  const isOffline = isLoadFailure(error) && !navigator.onLine
  return (
    <ErrorPanel
      level={level}
      title={title}
      actions={
        <>
          <Button variant="solid" onClick={retry}>
            {messages.retry}
          </Button>
          {/* Without a connection, a reload could end at the browser's own error. */}
          {!isOffline && <Button onClick={() => location.reload()}>{messages.reload}</Button>}
        </>
      }
    >
      <p>{isOffline ? messages.offline : isLoadFailure(error) ? messages.text : messages.broken}</p>
    </ErrorPanel>
  )
}
