import { Page } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { Spinner } from '@mcm/ui/spinner'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readQuery } from '../../features/search/read-query'
import { Search } from '../../features/search/search'
import { useSearch } from '../../features/search/use-search'
import { usePageMetadata } from '../../shared/page-metadata'
import { messages } from './messages'
import styles from './search-screen.module.css'

/** `/search?q=…`, as browsers open it: on to the page that the text is about. */
export function Component() {
  const [params] = useSearchParams()
  const text = params.get('q') ?? ''
  const { search } = useSearch()
  usePageMetadata({
    title: messages.title,
    description: messages.description,
    path: '/search',
    noIndex: text !== '',
  })
  useEffect(() => void search(text, { replace: true }), [search, text])

  const isBlank = readQuery(text).kind === 'blank'
  return (
    <Page>
      <PageHeader title={messages.heading}>
        {isBlank ? messages.text : messages.looking(text)}
      </PageHeader>
      <div className={styles['box']}>{isBlank ? <Search place="hero" /> : <Spinner />}</div>
    </Page>
  )
}
