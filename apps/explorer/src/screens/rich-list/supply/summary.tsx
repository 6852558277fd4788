import { Amount, Count } from '@mcm/ui/amount'
import { Figure, Figures } from '@mcm/ui/figures'
import { WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { paths } from '../../../config/paths'
import type { RichListPage } from '../../../data/rich-list-queries'
import { messages } from '../messages'
import { averageBalance } from './average-balance'

/** The ledger's four totals, with placeholders while they load. */
export function Summary({ page }: { page: RichListPage | undefined }) {
  const { figures, supplyNote, unknown, atBlock } = messages
  if (!page) {
    const notes = new Map<string, ReactNode>([
      [figures.supply, <WideOnly key="note">{supplyNote}</WideOnly>],
      [figures.updated, <Skeleton key="block" letters={16} />],
    ])
    return (
      <Figures>
        {Object.values(figures).map((label) => (
          <Figure key={label} label={label} note={notes.get(label)}>
            <Skeleton letters={10} mono />
          </Figure>
        ))}
      </Figures>
    )
  }
  const { total, supply, loadedAt, block } = page
  const notReported = <Text tone="soft">{unknown}</Text>
  return (
    <Figures>
      <Figure label={figures.total}>
        <Count value={total} />
      </Figure>
      <Figure
        label={figures.supply}
        note={supply === null ? undefined : <WideOnly>{supplyNote}</WideOnly>}
      >
        {supply === null ? notReported : <Amount value={supply} decimals={0} unit={false} />}
      </Figure>
      <Figure label={figures.average}>
        {supply === null || total === 0 ? (
          notReported
        ) : (
          <Amount value={averageBalance(supply, total)} decimals={2} unit={false} />
        )}
      </Figure>
      <Figure
        label={figures.updated}
        note={
          <>
            {atBlock}{' '}
            <Link href={paths.block.href(block.index)}>
              <Count value={block.index} />
            </Link>
          </>
        }
      >
        {loadedAt === null ? notReported : <RelativeTime time={loadedAt} />}
      </Figure>
    </Figures>
  )
}
