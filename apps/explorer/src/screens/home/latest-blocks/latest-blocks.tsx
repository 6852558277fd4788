import type { Block } from '@mcm/rosetta-client'
import { Count } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { HaikuLine } from '@mcm/ui/haiku'
import { Hash } from '@mcm/ui/hash'
import { PhoneOnly, Row, Section, WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { type Column, Table } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { paths } from '../../../config/paths'
import { blockKind, haikuLines } from '../../../data/block-facts'
import home from '../home.module.css'
import styles from './latest-blocks.module.css'
import { messages } from '../messages'
import { LATEST_COUNT, type LatestBlocks as Latest } from './use-latest-blocks'
import { Verified } from './verified'
import type { FailurePanelProps } from '../../../features/endpoint/failure/failure-panel'
import { LiveState } from '../../../features/endpoint/health/live-state'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

/** Part of what every other screen shares, which loads when home is idle. */
const FailurePanel = lazyPart<FailurePanelProps>(() =>
  import('../../../features/endpoint/failure/failure-panel').then((module) => ({
    default: module.FailurePanel,
  })),
)

const columns: Column<Block>[] = [
  {
    key: 'block',
    header: messages.columns.block,
    phone: 'lead',
    letters: 11,
    cell: (block) => (
      <Row nowrap align="center">
        <Link href={paths.block.href(block.block_identifier.index)}>
          <Count value={block.block_identifier.index} />
        </Link>
        <Verified block={block} form="sign" />
      </Row>
    ),
  },
  {
    key: 'hash',
    header: messages.columns.hash,
    phone: 'hide',
    tablet: 'hide',
    letters: 19,
    cell: ({ block_identifier: { hash } }) => <Hash value={hash} soft />,
  },
  {
    key: 'haiku',
    header: messages.columns.haiku,
    phone: 'note',
    letters: 14,
    grow: true,
    cell: (block) => <Verse block={block} />,
  },
  {
    key: 'kind',
    header: messages.columns.kind,
    phone: 'aside',
    letters: 12,
    cell: (block) => <Kind block={block} />,
  },
  {
    key: 'transactions',
    header: messages.columns.transactions,
    align: 'end',
    phone: 'value',
    letters: 3,
    cell: ({ metadata: { tx_count } }) => (
      <>
        <WideOnly>
          <Count value={tx_count} />
        </WideOnly>
        <PhoneOnly>{messages.transactionCount(tx_count)}</PhoneOnly>
      </>
    ),
  },
  {
    key: 'difficulty',
    header: messages.columns.difficulty,
    align: 'end',
    phone: 'hide',
    tablet: 'hide',
    letters: 2,
    cell: ({ metadata }) => <Count value={metadata.difficulty} />,
  },
  {
    key: 'age',
    header: messages.columns.age,
    align: 'end',
    phone: 'value',
    letters: 5,
    cell: ({ timestamp }) => (
      <Text size={13} tone="soft">
        <RelativeTime time={timestamp} form="age" />
      </Text>
    ),
  },
]

/** The verse, or why there is none. */
function Verse({ block }: { block: Block }) {
  const kind = blockKind(block)
  if (kind === 'standard') {
    return <HaikuLine lines={haikuLines(block.metadata.haiku)} className={styles['verse']} />
  }
  return (
    <Text size={13} tone="soft">
      {messages.noVerse[kind]}
    </Text>
  )
}

function Kind({ block }: { block: Block }) {
  const kind = blockKind(block)
  return kind === 'standard' ? (
    <WideOnly>
      <Text size={13} tone="soft">
        {messages.regular}
      </Text>
    </WideOnly>
  ) : (
    <Badge title={messages.tooltips[kind]}>{messages[kind]}</Badge>
  )
}

/** The latest blocks, or the reason why they couldn't be loaded. */
export function LatestBlocks({ blocks, complete, failed, error, retry }: Latest) {
  // Blocks present on arrival aren't marked as new.
  const [firstSeen, setFirstSeen] = useState<number>()
  const height = blocks[0]?.block_identifier.index
  if (firstSeen === undefined && blocks.length === LATEST_COUNT) setFirstSeen(height)

  return (
    <Section className={styles['latest']} title={messages.latest} aside={!failed && <LiveState />}>
      {failed ? (
        <FailurePanel
          title={messages.issuesTitle}
          text={messages.issuesText}
          error={error}
          onRetry={retry}
        />
      ) : (
        <Table
          caption={messages.latest}
          columns={columns}
          rows={blocks}
          rowKey={(block) => block.block_identifier.hash}
          linkRows
          loading={complete ? 0 : LATEST_COUNT}
          isNew={({ block_identifier: { index } }) =>
            firstSeen !== undefined && index > firstSeen && index === height
          }
        />
      )}
      <p className={home['all']}>
        <Link href={paths.blocks.href()}>{messages.all}</Link>
      </p>
    </Section>
  )
}
