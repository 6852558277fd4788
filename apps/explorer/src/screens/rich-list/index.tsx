import { formatCount } from '@mcm/ui/amount'
import { Banner } from '@mcm/ui/banner'
import { Button } from '@mcm/ui/button'
import { IconRefresh } from '@mcm/ui/icons'
import { Page, Section } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../config/paths'
import { RICH_LIST_PAGE_SIZE } from '../../data/rich-list-queries'
import { RawAnswer } from '../../features/raw/raw-answer'
import { InMcm } from '../../features/transaction-columns/in-mcm'
import { DownloadStatus } from '../../features/downloads/progress/download-status'
import { RichListDownload } from '../../features/downloads/menu/rich-list-download'
import { useDownload } from '../../features/downloads/use-download'
import actions from '../../shared/icon-actions/icon-actions.module.css'
import { usePageMetadata } from '../../shared/page-metadata'
import { AccountsTable } from './accounts/accounts-table'
import { Concentration } from './concentration/concentration-plot'
import { TopShares } from './concentration/top-shares'
import { messages } from './messages'
import styles from './rich-list.module.css'
import { SearchForm } from './search/search-form'
import { Summary } from './supply/summary'
import { checkSupply } from './supply/supply-check'
import { SupplyAlarm, SupplySeal } from './supply/supply-outcome'
import { type RichList, useRichList } from './accounts/use-rich-list'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'
import { useMedia } from '../../shared/use-media'
import { Disclosure } from '../../shared/disclosure/disclosure'
import { lazyPart } from '../../shared/lazy-part/lazy-part'

const SearchOutcome = lazyPart(() => import('./search/search-outcome'))

/** The URL parameter that contains the search text: `?q=`. */
const SEARCH = 'q'

const firstPage = { offset: 0, limit: RICH_LIST_PAGE_SIZE }

/**
 * The figures about the accounts, next to them if there is room. Otherwise, they are collapsed above
 * them, with the answer in sight.
 */
function Aside({ answer, children }: { answer: ReactNode; children: ReactNode }) {
  const isWide = useMedia('(min-width: 1100px)')
  return isWide ? (
    <aside className={styles['aside']}>{children}</aside>
  ) : (
    <Disclosure
      className={styles['folded']}
      summary={
        <span className={styles['summary']}>
          {messages.aside} <span className={styles['answer']}>{answer}</span>
        </span>
      }
    >
      {children}
    </Disclosure>
  )
}

export function Component() {
  usePageMetadata({
    title: messages.pageTitle,
    description: messages.description,
    path: paths.richList.href(),
    breadcrumb: [{ name: messages.title, path: paths.richList.href() }],
  })
  const [params, setParams] = useSearchParams()
  const text = params.get(SEARCH)?.trim() ?? ''
  const list = useRichList(text)
  const supply = useMemo(() => checkSupply(list.data?.pages ?? []), [list.data])
  const download = useDownload()
  const { newest, change, error } = list
  const searchFor = (next: string) => {
    list.search.begin()
    setParams(next === '' ? {} : { [SEARCH]: next }, { replace: true, preventScrollReset: true })
  }

  return (
    <Page>
      <PageHeader
        className={`${actions['icons']} ${actions['beside']}`}
        title={messages.title}
        crumbs={[{ label: messages.home, href: '/' }, { label: messages.title }]}
        actions={
          <>
            <Button onClick={list.reload} busy={!newest && !error} icon={<IconRefresh size={14} />}>
              {messages.reload}
            </Button>
            <RichListDownload
              download={download}
              block={newest?.block.index ?? null}
              disabled={!newest && !error}
            />
          </>
        }
      >
        {messages.lead}
      </PageHeader>
      <DownloadStatus download={download} of="accounts" />
      {error && !newest ? (
        <FailurePanel
          title={messages.failedTitle}
          text={messages.failed}
          causes={messages.causes}
          error={error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <>
          {change && (
            <Banner
              title={messages.changed.title}
              action={<Button onClick={list.reload}>{messages.reload}</Button>}
            >
              {messages.changed.text(formatCount(change.rank), formatCount(change.block))}
            </Banner>
          )}
          <Summary page={newest} />
          <SupplyAlarm check={supply} onReload={list.reload} />
          <div className={styles['columns']}>
            <Aside answer={<TopShares list={list} />}>
              <Concentration list={list} />
              <SupplySeal check={supply} />
            </Aside>
            <Section
              title={
                <>
                  {messages.accounts}
                  <InMcm more={sharesOf(list)} />
                </>
              }
              aside={<SearchForm text={text} onSearch={searchFor} />}
              className={styles['accounts']}
            >
              {text !== '' && (
                <SearchOutcome text={text} list={list} onClear={() => searchFor('')} />
              )}
              <AccountsTable list={list} />
            </Section>
          </div>
          <RawAnswer
            calls={[
              {
                request: {
                  call: '/stats/richlist',
                  // As the client sends it: the richest first.
                  body: { ascending: true, ...firstPage },
                  docs: 'custom-methods#rich-list',
                },
                load: (client, signal) => client.stats.richList(firstPage, { signal }),
              },
            ]}
          />
        </>
      )}
    </Page>
  )
}

/** Returns the words for the title that say which share the rows have. */
function sharesOf({ newest }: RichList): string | undefined {
  return newest?.supply === null ? undefined : messages.andShare
}
