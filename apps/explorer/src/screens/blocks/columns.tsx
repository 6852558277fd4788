import { Amount, Count } from '@mcm/ui/amount'
import { Badge } from '@mcm/ui/badge'
import { PhoneOnly, Row, WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import type { Column } from '@mcm/ui/table'
import { Text } from '@mcm/ui/text'
import { type Block, formatMcm } from '@mcm/rosetta-client'
import type { ReactNode } from 'react'
import { paths } from '../../config/paths'
import {
  blockFacts,
  blockKind,
  haikuLines,
  minerOf,
  NEOGENESIS_INTERVAL,
} from '../../data/block-facts'
import { failureKind } from '../../data/failure'
import { failureReasons } from '../../features/endpoint/failure/reasons'
import { KnownLine } from '../../features/watchlist/known-mark/known-line'
import styles from './blocks.module.css'
import { messages } from './messages'
import type { BlockRow } from './use-blocks-page'
import { VerseLine } from './verse-line'

/**
 * Creates a cell that needs the block. It shows a placeholder while the block loads, and nothing if
 * the block couldn't be loaded.
 */
const ofBlock = (letters: number, cell: (block: Block) => ReactNode) =>
  function BlockCell({ block, error }: BlockRow): ReactNode {
    if (block) return cell(block)
    return error ? null : <Skeleton letters={letters} mono />
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
      row.error && !row.block ? (
        <Text tone="red" size={13}>
          {messages.rowFailed(failureReasons[failureKind(row.error)])}
        </Text>
      ) : (
        <span className={row.height % NEOGENESIS_INTERVAL === 0 ? styles['low'] : undefined}>
          {ofBlock(14, (block) => <Verse block={block} />)(row)}
        </span>
      ),
  },
  {
    key: 'miner',
    header: messages.columns.miner,
    phone: 'note',
    letters: 13,
    cell: ofBlock(13, (block) => <Miner block={block} />),
  },
  {
    key: 'transactions',
    header: messages.columns.transactions,
    align: 'end',
    phone: 'value',
    letters: 3,
    cell: ofBlock(3, ({ metadata: { tx_count } }) => (
      <>
        <Count value={tx_count} />
        <PhoneOnly> {messages.transactionUnit(tx_count)}</PhoneOnly>
      </>
    )),
  },
  {
    key: 'transferred',
    header: messages.columns.transferred,
    align: 'end',
    phone: 'aside',
    letters: 8,
    cell: ofBlock(8, (block) => <Transferred block={block} />),
  },
  {
    key: 'difficulty',
    header: messages.columns.difficulty,
    align: 'end',
    phone: 'hide',
    tablet: 'hide',
    letters: 2,
    cell: ofBlock(2, ({ metadata }) => (
      <Text tone="soft">
        <Count value={metadata.difficulty} />
      </Text>
    )),
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

/** The verse, or the kind of a block without one, and why it has none. */
function Verse({ block }: { block: Block }) {
  const kind = blockKind(block)
  if (kind === 'standard') return <VerseLine lines={haikuLines(block.metadata.haiku)} />
  const { name, tooltip, instead } = messages.special[kind]
  return (
    <Row nowrap>
      <Badge title={tooltip}>{name}</Badge>
      <Text size={13} tone="soft">
        {instead}
      </Text>
    </Row>
  )
}

/** The least amount that two decimals can show, in nanoMCM. */
const CENT = 10_000_000n

/** The sum of the payments, without change and fees. Its tooltip is exact. */
function Transferred({ block }: { block: Block }) {
  const { regular, moved } = blockFacts(block)
  if (regular.length === 0) return <None />
  return (
    <>
      <PhoneOnly>
        <span className={styles['transferred']}>{messages.transferred} </span>
      </PhoneOnly>
      {moved < CENT && moved > 0n ? (
        <span title={messages.exact(formatMcm(moved))}>
          {messages.lessThan}
          <Amount value={CENT} decimals={2} unit={false} />
        </span>
      ) : (
        <Amount value={moved} decimals={2} unit={false} />
      )}
      <PhoneOnly> {messages.unit}</PhoneOnly>
    </>
  )
}

/** Phones leave out what a block doesn't have. */
function None() {
  return (
    <WideOnly>
      <Text tone="soft">—</Text>
    </WideOnly>
  )
}

function Miner({ block }: { block: Block }) {
  const miner = minerOf(block)
  if (miner === null) return <None />
  return (
    <>
      <PhoneOnly>{messages.by} </PhoneOnly>
      <KnownLine value={miner} />
    </>
  )
}
