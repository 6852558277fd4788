import { isOrphaned } from '@mcm/react/query'
import type { Block } from '@mcm/rosetta-client'
import { Count } from '@mcm/ui/amount'
import { Fact } from '@mcm/ui/description-list'
import { Hash } from '@mcm/ui/hash'
import { Link } from '@mcm/ui/link'
import { DateTime, RelativeTime } from '@mcm/ui/relative-time'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../config/paths'
import { blockFacts, minerOf } from '../../data/block-facts'
import type { FoundTransaction } from '../../data/look-up-transaction'
import { blockByHeightQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { KnownAddress } from '../../features/watchlist/known-mark/known-address'
import { hasOwnZone } from '../../shared/visitor-zone'
import { messages } from './messages'
import styles from './transaction.module.css'

interface InBlockProps {
  /** The hash of the transaction. */
  hash: string
  block: NonNullable<FoundTransaction['block']>
  status: string
  isInHeadline: boolean
}

/** The facts about the block that contains the transaction. */
export function InBlock({ hash, block, status, isInHeadline }: InBlockProps) {
  const tip = useTipHeight()
  const { index } = block
  return (
    <>
      {!isInHeadline && (
        <Fact label={messages.block}>
          {isOrphaned(status) && block.hash !== undefined ? (
            <Hash
              value={block.hash}
              form="7-7"
              href={`${paths.block.href(block.hash)}?height=${index}`}
            />
          ) : (
            <Link href={paths.block.href(index)}>
              <Count value={index} />
            </Link>
          )}
        </Fact>
      )}
      {status === 'SUCCESS' && (
        <>
          {!isInHeadline && (
            <Fact label={messages.confirmations}>
              {tip === undefined ? (
                <Skeleton letters={4} mono />
              ) : (
                <Count value={Math.max(1, tip - index + 1)} />
              )}
            </Fact>
          )}
          <FromBlock hash={hash} block={block} withAge={!isInHeadline} />
        </>
      )}
    </>
  )
}

interface FromBlockProps extends Pick<InBlockProps, 'hash' | 'block'> {
  withAge: boolean
}

/**
 * The data that only the block provides. The index has its own time and the first block's miner.
 */
function FromBlock({ hash, block, withAge }: FromBlockProps) {
  const { data, isError } = useQuery(blockByHeightQuery(useEndpoint(), block.index))
  // While the chain changes, another block may be at this height.
  const isOther = data && block.hash !== undefined && data.block_identifier.hash !== block.hash
  if (isError || isOther) return null
  const miner = data && minerOf(data)
  return (
    <>
      <Fact label={messages.time}>
        {data ? (
          <>
            <DateTime time={data.timestamp} />
            {withAge && (
              <Text tone="soft" className={styles['ago'] ?? ''}>
                {' '}
                · <RelativeTime time={data.timestamp} />
              </Text>
            )}
          </>
        ) : (
          <Skeleton letters={30} />
        )}
      </Fact>
      {hasOwnZone() && (
        <Fact label={messages.localTime}>
          {data ? <DateTime time={data.timestamp} zone="local" /> : <Skeleton letters={30} />}
        </Fact>
      )}
      {miner !== null && (
        <Fact label={messages.miner}>
          {miner === undefined ? <Skeleton letters={30} mono /> : <KnownAddress value={miner} />}
        </Fact>
      )}
      <Position hash={hash} block={data} />
      <Fact label={messages.blockHash}>
        {data ? (
          <Hash value={data.block_identifier.hash} form="8-8" soft copy={messages.copyBlockHash} />
        ) : (
          <Skeleton letters={30} mono />
        )}
      </Fact>
    </>
  )
}

/** The transaction's position in its block, not counting the reward. */
function Position({ hash, block }: { hash: string; block: Block | undefined }) {
  if (!block) {
    return (
      <Fact label={messages.position.label}>
        <Skeleton letters={20} />
      </Fact>
    )
  }
  const { regular } = blockFacts(block)
  const at = regular.findIndex((one) => one.hash === hash)
  if (at === -1) return null
  return (
    <Fact label={messages.position.label}>{messages.position.text(at + 1, regular.length)}</Fact>
  )
}
