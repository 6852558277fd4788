import { Page } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { Spinner } from '@mcm/ui/spinner'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isPathStep, readSearch } from '../../features/search/rules/search-rules'
import { Search } from '../../features/search/box/search'
import { useSearch } from '../../features/search/use-search'
import { usePageMetadata } from '../../shared/page-metadata'
import { messages } from './messages'
import styles from './search-screen.module.css'
import { InvalidAddress } from '../../features/search/explanation/invalid-address'

/**
 * The page `/search?q=…`, as browsers open it. It redirects to the page that the text refers to.
 */
export function Component() {
  const [params] = useSearchParams()
  // Opening this page again cancels the lookup, which then restarts.
  return <Lookup key={useLocation().key} text={params.get('q') ?? ''} />
}

function Lookup({ text }: { text: string }) {
  const { search } = useSearch()
  usePageMetadata({
    title: messages.title,
    description: messages.description,
    path: '/search',
    noIndex: text !== '',
  })
  const { rule, value } = readSearch(text)
  const isBlank = rule === 'blank'
  const staysHere = rule === 'other' && isPathStep(value)
  useEffect(() => {
    if (!staysHere) void search(text, { replace: true })
  }, [search, text, staysHere])

  if (staysHere) {
    return (
      <Page>
        <InvalidAddress text={value} />
      </Page>
    )
  }
  return (
    <Page>
      <PageHeader title={messages.heading}>
        {isBlank ? messages.text : messages.looking(text)}
      </PageHeader>
      <div className={styles['box']}>{isBlank ? <Search place="hero" /> : <Spinner />}</div>
    </Page>
  )
}
