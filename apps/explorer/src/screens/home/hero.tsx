import type { Block } from '@mcm/rosetta-client'
import { Count } from '@mcm/ui/amount'
import { Verse } from '@mcm/ui/haiku'
import { Split } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { LatestBlock } from '@mcm/ui/latest-block'
import { Heading, Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { type BlockKind, blockFacts, haikuLines } from '../../data/block-facts'
import { Search } from '../../features/search/box/search'
import styles from './hero.module.css'
import { useWatchlist } from '../../features/watchlist/watchlist-store'
import { lazyPart } from '../../shared/lazy-part/lazy-part'
import { messages } from './messages'
import { NextBlock } from './next-block'
import { Verified } from './latest-blocks/verified'

/** Only visitors with a watchlist load it. */
const WatchedLinks = lazyPart(() => import('./watched-links'), { failure: 'silent' })

const EXAMPLE_BLOCK = 1_078_535

interface HeroProps {
  /** The latest blocks, newest first. */
  blocks: readonly Block[]
  /** Whether none of them could be loaded. */
  failed: boolean
}

/** The heading and the search box, next to the latest block. */
export function Hero({ blocks, failed }: HeroProps) {
  const { hint } = messages
  // From the latest blocks, so that the endpoint in use has them.
  const payment = blocks.flatMap((block) => blockFacts(block).regular)[0]
  const payee = payment?.destinations[0]?.address
  return (
    <Split
      centered
      className={styles['hero'] ?? ''}
      side={<Latest blocks={blocks} failed={failed} />}
    >
      <Heading level={1} size={24} className={styles['title']}>
        {messages.heading}
      </Heading>
      <Text as="p" tone="soft" className={styles['lead']}>
        {messages.lead}
      </Text>
      <Search
        place="hero"
        hint={
          <>
            {hint.start}
            <Link href={paths.block.href(EXAMPLE_BLOCK)}>
              <Count value={EXAMPLE_BLOCK} />
            </Link>
            , <Example href={payee && paths.address.href(payee)}>{hint.address}</Example>,{' '}
            <Example href={payment && paths.transaction.href(payment.hash)}>{hint.hash}</Example>
            {hint.end}
          </>
        }
      />
      {useWatchlist().length > 0 && <WatchedLinks />}
    </Split>
  )
}

/** Words that become a link once there is something to link to. */
function Example({ href, children }: { href: string | undefined; children: string }) {
  return href === undefined ? children : <Link href={href}>{children}</Link>
}

function Latest({ blocks, failed }: HeroProps) {
  const [block] = blocks
  if (!block) {
    return (
      <LatestBlock
        name={messages.newest}
        silent={failed ? messages.noBlock : undefined}
        next={<NextBlock after={undefined} failed={failed} />}
      />
    )
  }
  const { haiku, kind, regular } = blockFacts(block)
  const { index } = block.block_identifier
  return (
    <LatestBlock
      block={{ height: index, href: paths.block.href(index), time: block.timestamp, haiku }}
      silent={<Silent kind={kind} blocks={blocks} />}
      next={<NextBlock after={block} />}
    >
      <span>{messages.transactionCount(regular.length)}</span>
      <Verified block={block} form="words" />
    </LatestBlock>
  )
}

/** Says why the latest block has no verse, and shows the one before it meanwhile. */
function Silent({ kind, blocks }: { kind: BlockKind; blocks: readonly Block[] }) {
  const earlier = blocks.find(({ metadata }) => haikuLines(metadata.haiku).length > 0)
  if (!earlier) return <p>{messages.silent[kind]}</p>
  const { index } = earlier.block_identifier
  return (
    <>
      <p className={styles['silent']}>
        {messages.silent[kind]} {messages.earlier}{' '}
        <Link href={paths.block.href(index)}>
          <Count value={index} />
        </Link>
        :
      </p>
      <Verse lines={haikuLines(earlier.metadata.haiku)} size="medium" />
    </>
  )
}
