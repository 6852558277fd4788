import type { Block } from '@mcm/rosetta-client'
import { Split } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { NewestBlock } from '@mcm/ui/newest-block'
import { Heading, Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { blockFacts } from '../../data/block-facts'
import { Search } from '../../features/search/box/search'
import styles from './hero.module.css'
import { messages } from './messages'
import { Verified } from './latest-blocks/verified'

const EXAMPLE_BLOCK = 1_078_535

interface HeroProps {
  newest: Block | undefined
  failed: boolean
}

/** The question, and beside it the newest answer of the network. */
export function Hero({ newest, failed }: HeroProps) {
  const [before, after] = messages.hint
  return (
    <Split centered className={styles['hero'] ?? ''} side={!failed && <Newest block={newest} />}>
      <Heading level={1} size={44} className={styles['title']}>
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

function Newest({ block }: { block: Block | undefined }) {
  if (!block) return <NewestBlock />
  const { haiku, regular } = blockFacts(block)
  const { index } = block.block_identifier
  return (
    <NewestBlock
      block={{ height: index, href: paths.block.href(index), time: block.timestamp, haiku }}
    >
      <span>
        {messages.difficultyOf} <Text mono>{block.metadata.difficulty}</Text>
      </span>
      <span>{messages.transactionCount(regular.length)}</span>
      <Verified block={block} form="words" />
    </NewestBlock>
  )
}
