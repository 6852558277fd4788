import { ButtonLink } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Page } from '@mcm/ui/layout'
import { useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { usePageMetadata } from '../../shared/page-metadata'
import { messages } from './messages'

export function Component() {
  const { pathname } = useLocation()
  usePageMetadata({
    title: messages.title,
    description: messages.text,
    path: pathname,
    noIndex: true,
  })
  return (
    <Page>
      <ErrorPanel
        title={messages.heading}
        actions={<ButtonLink href={paths.home.href()}>{messages.home}</ButtonLink>}
      >
        <p>
          {messages.text} <code>{pathname}</code>
        </p>
      </ErrorPanel>
    </Page>
  )
}
