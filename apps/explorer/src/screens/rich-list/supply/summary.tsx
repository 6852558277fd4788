import { Amount, Count } from '@mcm/ui/amount'
import { Figure, Figures } from '@mcm/ui/figures'
import { Link } from '@mcm/ui/link'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { paths } from '../../../config/paths'
import type { RichListPage } from '../../../data/rich-list-queries'
import { messages } from '../messages'
import styles from '../rich-list.module.css'

/** The ledger's four totals, with placeholders while they load. */
export function Summary({ page }: { page: RichListPage | undefined }) {
  if (!page) {
    return (
      <Figures>
        {Object.values(messages.figures).map((label) => (
          <Figure key={label} label={label}>
            <Skeleton letters={10} mono />
            {label === messages.figures.updated && (
              <Text as="div" size={12} className={styles['block']}>
                <Skeleton letters={16} />
              </Text>
            )}
          </Figure>
        ))}
      </Figures>
    )
  }
  const { total, supply, loadedAt, block } = page
  const notReported = <Text tone="soft">{messages.unknown}</Text>
  return (
    <Figures>
      <Figure label={messages.figures.total}>
        <Count value={total} />
      </Figure>
      <Figure label={messages.figures.supply}>
        {supply === null ? notReported : <Amount value={supply} decimals={0} unit={false} />}
      </Figure>
      <Figure label={messages.figures.average}>
        {supply === null || total === 0 ? (
          notReported
        ) : (
          <Amount value={supply / BigInt(total)} decimals={2} unit={false} />
        )}
      </Figure>
      <Figure label={messages.figures.updated}>
        {loadedAt === null ? notReported : <RelativeTime time={loadedAt} />}
        <Text as="div" size={12} tone="soft" className={styles['block']}>
          {messages.atBlock}{' '}
          <Link href={paths.block.href(block.index)}>
            <Count value={block.index} />
          </Link>
        </Text>
      </Figure>
    </Figures>
  )
}
