import { Button } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Page } from '@mcm/ui/layout'
import { useRouteError } from 'react-router-dom'

const messages = {
  title: 'Unexpected Application Error!',
  text: 'Something in the explorer went wrong. Nothing is lost: the explorer is read-only.',
  reload: 'Reload the page',
  home: 'Go to home',
}

/** The fallback shown when a screen throws an error. */
export function UnexpectedError() {
  const error = useRouteError()
  const text = error instanceof Error ? error.message : String(error)
  return (
    <Page>
      <ErrorPanel
        level={1}
        title={messages.title}
        detail={text}
        actions={
          <>
            <Button variant="solid" onClick={() => location.reload()}>
              {messages.reload}
            </Button>
            <Button onClick={() => location.assign('/')}>{messages.home}</Button>
          </>
        }
      >
        <p>{messages.text}</p>
      </ErrorPanel>
    </Page>
  )
}
