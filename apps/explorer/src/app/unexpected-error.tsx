import { Button } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Page } from '@mcm/ui/layout'
import { useRouteError } from 'react-router-dom'

const messages = {
  title: 'Unexpected Application Error!',
  text: 'The explorer made a mistake it did not foresee. Your data is safe: the explorer only reads.',
  outdated:
    'A part of the explorer could not be loaded: the connection failed, or a newer version was put online.',
  reload: 'Reload the page',
  home: 'Start over',
}

/** What is left to show when a screen threw, or its module could not be loaded. */
export function UnexpectedError() {
  const error = useRouteError()
  const text = error instanceof Error ? error.message : String(error)
  const notLoaded = /dynamically imported module|importing a module|module script/i.test(text)
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
        <p>{notLoaded ? messages.outdated : messages.text}</p>
      </ErrorPanel>
    </Page>
  )
}
