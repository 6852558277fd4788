import type { Block } from '@mcm/rosetta-client'
import { Split } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { LatestBlock } from '@mcm/ui/latest-block'
import { NextBlock } from './next-block'
import { Heading, Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { blockFacts } from '../../data/block-facts'
import { Search } from '../../features/search/box/search'
import styles from './hero.module.css'
import { messages } from './messages'
import { Verified } from './latest-blocks/verified'

const EXAMPLE_BLOCK = 1_078_535

interface HeroProps {
  latest: Block | undefined
  /** Expected time until the next block, in milliseconds. */
  expected: number
  failed: boolean
}

/** The heading and the search box, next to the latest block. */
export function Hero({ latest, expected, failed }: HeroProps) {
  const [before, after] = messages.hint
  return (
    <Split
      centered
      className={styles['hero'] ?? ''}
      side={!failed && <Latest block={latest} expected={expected} />}
    >
      <Heading level={1} size={32} className={styles['title']}>
        {messages.heading}
      </Heading>
      <Search
        place="hero"
        hint={
          <>
            {before}
            <Link href={paths.block.href(EXAMPLE_BLOCK)}>
              <Text mono>{EXAMPLE_BLOCK}</Text>
            </Link>
            {after}
          </>
        }
      />
    </Split>
  )
}

function Latest({ block, expected }: { block: Block | undefined; expected: number }) {
  if (!block) return <LatestBlock next={<NextBlock after={undefined} expected={expected} />} />
  const { haiku, regular } = blockFacts(block)
  const { index } = block.block_identifier
  return (
    <LatestBlock
      block={{ height: index, href: paths.block.href(index), time: block.timestamp, haiku }}
      next={<NextBlock after={block} expected={expected} />}
    >
      <span>
        {messages.difficultyOf} <Text mono>{block.metadata.difficulty}</Text>
      </span>
      <span>{messages.transactionCount(regular.length)}</span>
      <Verified block={block} form="words" />
      <Link href={paths.haiku.href()}>{messages.almanac}</Link>
    </LatestBlock>
  )
}
