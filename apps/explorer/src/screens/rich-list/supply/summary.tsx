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

/** The four numbers of the whole ledger; placeholders while there are none. */
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
  const notTold = <Text tone="soft">{messages.unknown}</Text>
  return (
    <Figures>
      <Figure label={messages.figures.total}>
        <Count value={total} />
      </Figure>
      <Figure label={messages.figures.supply}>
        {supply === null ? notTold : <Amount value={supply} decimals={0} unit={false} />}
      </Figure>
      <Figure label={messages.figures.average}>
        {supply === null || total === 0 ? (
          notTold
        ) : (
          <Amount value={supply / BigInt(total)} decimals={2} unit={false} />
        )}
      </Figure>
      <Figure label={messages.figures.updated}>
        {loadedAt === null ? notTold : <RelativeTime time={loadedAt} />}
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
