import { Count } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { HaikuLine } from '@mcm/ui/haiku'
import { PhoneOnly, WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import type { Block } from '@mcm/rosetta-client'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths'
import { blockKind, haikuLines, minerOf } from '../../data/block-facts'
import { KnownAddress } from '../../features/watchlist/known-mark/known-address'
import { messages } from './messages'
import type { BlockRow } from './use-blocks-page'

/**
 * Creates a cell that needs the block. It shows a placeholder while the block loads, and nothing if
 * the block couldn't be loaded.
 */
const ofBlock = (letters: number, cell: (block: Block) => ReactNode) =>
  function BlockCell({ block, hasFailed }: BlockRow): ReactNode {
    if (block) return cell(block)
    return hasFailed ? null : <Skeleton letters={letters} mono />
  }

export const columns: Column<BlockRow>[] = [
  {
    key: 'block',
    header: messages.columns.block,
    phone: 'lead',
    letters: 9,
    cell: ({ height }) => (
      <Link href={paths.block.href(height)}>
        <Count value={height} />
      </Link>
    ),
  },
  {
    key: 'haiku',
    header: messages.columns.haiku,
    phone: 'note',
    letters: 14,
    grow: true,
    cell: (row) =>
      row.hasFailed && !row.block ? (
        <Text tone="red" size={13}>
          {messages.rowFailed}
        </Text>
      ) : (
        ofBlock(14, (block) => <Verse block={block} />)(row)
      ),
  },
  {
    key: 'miner',
    header: messages.columns.miner,
    phone: 'note',
    letters: 17,
    cell: ofBlock(17, (block) => <Miner block={block} />),
  },
  {
    key: 'kind',
    header: messages.columns.kind,
    phone: 'aside',
    letters: 10,
    cell: ofBlock(10, (block) => <Kind block={block} />),
  },
  {
    key: 'transactions',
    header: messages.columns.transactions,
    align: 'end',
    phone: 'aside',
    letters: 3,
    cell: ofBlock(3, ({ metadata: { tx_count } }) => (
      <>
        <Count value={tx_count} />
        <PhoneOnly> {messages.transactionUnit(tx_count)}</PhoneOnly>
      </>
    )),
  },
  {
    key: 'difficulty',
    header: messages.columns.difficulty,
    align: 'end',
    phone: 'hide',
    letters: 2,
    cell: ofBlock(2, ({ metadata }) => <Count value={metadata.difficulty} />),
  },
  {
    key: 'age',
    header: messages.columns.age,
    align: 'end',
    phone: 'value',
    letters: 5,
    cell: ofBlock(5, ({ timestamp }) => (
      <Text size={13} tone="soft">
        <RelativeTime time={timestamp} form="age" />
      </Text>
    )),
  },
]

/** The verse, or what the block has instead. */
function Verse({ block }: { block: Block }) {
  const kind = blockKind(block)
  if (kind === 'standard') return <HaikuLine lines={haikuLines(block.metadata.haiku)} whole />
  return (
    <Text size={13} tone="soft">
      {messages.instead[kind]}
    </Text>
  )
}

function Miner({ block }: { block: Block }) {
  const miner = minerOf(block)
  if (miner === null) {
    return (
      <WideOnly>
        <Text tone="soft">—</Text>
      </WideOnly>
    )
  }
  return (
    <>
      <PhoneOnly>{messages.by} </PhoneOnly>
      <KnownAddress value={miner} />
    </>
  )
}

function Kind({ block }: { block: Block }) {
  switch (blockKind(block)) {
    case 'pseudo':
      return <Badge title={messages.pseudoTooltip}>{messages.pseudo}</Badge>
    case 'neogenesis':
      return <Badge title={messages.neogenesisTooltip}>{messages.neogenesis}</Badge>
    case 'standard':
      return (
        <WideOnly>
          <Text size={13} tone="soft">
            {messages.kinds.standard}
          </Text>
        </WideOnly>
      )
  }
}
