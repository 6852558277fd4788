import { EmptyState } from '@mcm/ui/empty-state'
import { Page, Section } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { Segmented } from '@mcm/ui/segmented'
import { Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { GoToBlock } from '../../features/go-to-block/go-to-block'
import { NextBlock } from '../../features/next-block/next-block'
import { RawAnswer } from '../../features/raw/raw-answer'
import { blockCall } from '../../features/raw/request'
import { MakeWay } from '../../shared/make-way/make-way'
import { usePageMetadata } from '../../shared/page-metadata'
import { Steady } from '../../shared/steady/steady'
import { useHold } from '../../shared/steady/use-hold'
import { useMedia } from '../../shared/use-media'
import styles from './blocks.module.css'
import { columns } from './columns'
import { kinds, PAGE_SIZE } from './heights'
import { messages } from './messages'
import { Turn, TurnIcons } from './turn'
import { useBlocksPage, useBlocksView } from './use-blocks-page'

const kindOptions = kinds.map((value) => ({ value, label: messages.kinds[value] }))

export function Component() {
  usePageMetadata({
    title: messages.pageTitle,
    description: messages.subtitle,
    path: paths.blocks.href(),
    breadcrumb: [{ name: messages.title, path: paths.blocks.href() }],
  })
  const { kind, from, show } = useBlocksView()
  const tip = useTipHeight()
  const hold = useHold(tip)
  const page = useBlocksPage(from ?? hold.value, kind)
  const news = from === undefined ? (tip ?? 0) - (hold.value ?? 0) : 0
  const isWide = useMedia('(min-width: 768px)')
  const [first, last] = [page.heights[0], page.heights.at(-1)]
  return (
    <Page>
      <PageHeader
        title={messages.title}
        crumbs={[{ label: messages.home, href: paths.home.href() }, { label: messages.title }]}
      >
        {messages.subtitle} <NextBlock className={styles['next']} />
      </PageHeader>
      <Section
        className={styles['section']}
        title={
          first === undefined || last === undefined ? messages.title : messages.range(first, last)
        }
        aside={
          <div className={styles['controls']}>
            {/* On phones, the steps are drawn beside the title, above the others. */}
            {!isWide && <TurnIcons page={page} kind={kind} />}
            <Segmented
              label={messages.kind}
              className={styles['kinds']}
              value={kind}
              options={kindOptions}
              onValueChange={(next) => show({ kind: next })}
            />
            <GoToBlock max={page.tip} onGo={(height) => show({ from: height })} />
            {isWide && <TurnIcons page={page} kind={kind} />}
          </div>
        }
      >
        {kind !== 'all' && (
          <Text as="p" size={13} tone="soft" className={styles['hint']}>
            {messages.kindHints[kind]}
          </Text>
        )}
        {page.error ? (
          <FailurePanel title={messages.failed} error={page.error} onRetry={page.retry} />
        ) : (
          <Steady hold={hold} news={news > 0 ? messages.showNew(news) : undefined}>
            <MakeWay order={page.rows[0]?.height}>
              <Table
                linkRows
                caption={messages.title}
                className={styles['list']}
                columns={columns}
                rows={page.rows}
                rowKey={({ height }) => height}
                loading={page.tip === undefined ? PAGE_SIZE : 0}
                empty={
                  <EmptyState title={messages.none(messages.kinds[kind])}>
                    <p>{messages.noneText}</p>
                  </EmptyState>
                }
              />
            </MakeWay>
          </Steady>
        )}
        {(kind === 'standard' || kind === 'pseudo') && page.rows.length > 0 && (
          <Text as="p" size={13} tone="soft" role="status" className={styles['matching']}>
            {messages.matching(page.rows.length, messages.kinds[kind], page.heights.length)}
          </Text>
        )}
        {page.isEnd && (
          <Text as="p" size={13} tone="soft" role="status" className={styles['matching']}>
            {messages.end}
          </Text>
        )}
        {!page.error && <Turn page={page} kind={kind} />}
      </Section>
      {/* An error is shorter than a list, and a new element doesn't jump. */}
      {first !== undefined && (
        <RawAnswer key={String(page.error === null)} calls={[blockCall(first)]} />
      )}
    </Page>
  )
}
