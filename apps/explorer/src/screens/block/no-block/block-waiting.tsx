import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Figure, Figures } from '@mcm/ui/figures'
import { HaikuCard } from '@mcm/ui/haiku'
import { Hash } from '@mcm/ui/hash'
import { PhoneOnly, Section, Split, Stack } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { Skeleton } from '@mcm/ui/skeleton'
import { type Column, Table } from '@mcm/ui/table'
import { paths } from '../../../config/paths'
import { readHash } from '../../../data/block-id'
import { usePageMetadata } from '../../../shared/page-metadata'
import { TitledRow } from '../../../shared/titled-row/titled-row'
import { useIdle } from '../../../shared/use-idle'
import { hasOwnZone } from '../../../shared/visitor-zone'
import { BlockSteps } from '../block-steps'
import { BlockTitle } from '../block-title'
import styles from '../block.module.css'
import { crumbs } from '../crumbs'
import { messages } from '../messages'
import { VerseOrigin } from '../verse-origin'

const { figures } = messages

/** Those of most blocks, in their order. */
const waitingFigures = [
  figures.kind,
  figures.transactions,
  figures.moved,
  figures.difficulty,
  figures.size,
  figures.fees,
]

/** The page of a block while the block loads: the same frame, without content. */
export function BlockWaiting({ id }: { id: string }) {
  // Pages are prerendered for any block, so they have no hash yet.
  const hash = useIdle() ? readHash(id) : undefined
  const height = /^\d+$/.test(id) && id !== '0' ? Number(id) : undefined
  usePageMetadata({
    title: messages.titleWaiting(id),
    description: messages.description(id),
    path: paths.block.href(id),
  })
  const facts = [messages.facts.hash, messages.facts.previous, messages.facts.root]
  return (
    <div aria-busy="true">
      <div className={styles['top']}>
        <PageHeader
          className={styles['head']}
          form="figure"
          title={height === undefined ? <Skeleton letters={9} /> : <BlockTitle height={height} />}
          crumbs={crumbs}
          // Keeps a key pressed before the block loaded.
          actions={height !== undefined && <BlockSteps height={height} />}
        >
          <Skeleton letters={32} />
          {/* The place of the seal. */}
          <PhoneOnly>
            <br />
            <Skeleton letters={20} />
          </PhoneOnly>
        </PageHeader>
        <Split
          className={`${styles['body']} ${styles['waiting']} ${hasOwnZone() ? styles['zoned'] : ''}`}
          sideFirst
          side={<Stanza />}
        >
          <DescriptionList>
            {facts.map((label) => (
              <Fact key={label} label={label}>
                {hash !== undefined && label === messages.facts.hash ? (
                  <Hash value={hash} form="15-15" />
                ) : (
                  <Skeleton letters={60} mono />
                )}
              </Fact>
            ))}
            <Fact label={messages.facts.time}>
              <Skeleton letters={30} />
            </Fact>
            {hasOwnZone() && (
              <Fact label={messages.facts.localTime}>
                <Skeleton letters={30} />
              </Fact>
            )}
          </DescriptionList>
          <Figures form="grid">
            {waitingFigures.map((label) => (
              <Figure key={label} label={label}>
                <Skeleton letters={8} mono />
              </Figure>
            ))}
          </Figures>
          <RewardWaiting />
        </Split>
        <div className={styles['rows']}>
          <div className={styles['below']}>
            <RewardWaiting />
          </div>
          <Section title={messages.regularWaiting}>
            <Table
              caption={messages.loading}
              columns={waitingColumns}
              rows={[]}
              rowKey={() => 0}
              loading={3}
            />
          </Section>
        </div>
      </div>
    </div>
  )
}

/** The place of the reward: among the figures, and on phones below them. */
function RewardWaiting() {
  return (
    <TitledRow title={messages.reward} className={styles['reward']}>
      <p>
        <Skeleton letters={24} mono />
      </p>
    </TitledRow>
  )
}

/** The place of the verse: three lines, and its caption. */
function Stanza() {
  return (
    <Stack gap={8} className={styles['stanza']}>
      {[14, 19, 10].map((letters) => (
        <div key={letters}>
          <Skeleton letters={letters} />
        </div>
      ))}
      <HaikuCard lines={[]}>
        <VerseOrigin />
      </HaikuCard>
    </Stack>
  )
}

const nothing = () => null

/** Those of most blocks, like their rows. */
const waitingColumns: Column<never>[] = [
  {
    key: 'transaction',
    header: messages.columns.transaction,
    phone: 'lead',
    letters: 17,
    cell: nothing,
  },
  { key: 'from', header: messages.columns.from, phone: 'hide', letters: 17, cell: nothing },
  {
    key: 'to',
    header: messages.columns.to,
    phone: 'note',
    letters: 17,
    grow: true,
    cell: nothing,
  },
  {
    key: 'fee',
    header: messages.columns.fee,
    align: 'end',
    phone: 'hide',
    tablet: 'hide',
    letters: 11,
    cell: nothing,
  },
  {
    key: 'amount',
    header: messages.columns.amount,
    align: 'end',
    phone: 'value',
    letters: 14,
    cell: nothing,
  },
]
