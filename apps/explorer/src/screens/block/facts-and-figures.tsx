import type { Block } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Figure, Figures } from '@mcm/ui/figures'
import { Hash } from '@mcm/ui/hash'
import { Stack } from '@mcm/ui/layout'
import { DateTime } from '@mcm/ui/relative-time'
import { paths } from '../../config/paths'
import { type BlockFacts, blockKind, NEOGENESIS_INTERVAL } from '../../data/block-facts'
import { Disclosure } from '../../shared/disclosure/disclosure'
import { hasOwnZone } from '../../shared/visitor-zone'
import styles from './block.module.css'
import { messages } from './messages'

interface FactsAndFiguresProps {
  block: Block
  facts: BlockFacts
  /** Whether all but the hash, the time and the sum are folded, so that the transactions come soon. */
  isFolded: boolean
}

/** The block's hashes and times, and its figures. */
export function FactsAndFigures({ block, facts, isFolded }: FactsAndFiguresProps) {
  const { kind } = facts
  const numbers =
    kind === 'neogenesis' ? (
      <NeogenesisNumbers block={block} />
    ) : (
      <Numbers block={block} facts={facts} kind={kind} />
    )
  if (isFolded) {
    return (
      <>
        <DescriptionList>
          <OwnHash block={block} />
          <Times block={block} />
          {kind === 'standard' && (
            <Fact label={messages.moved}>
              <Amount value={facts.moved} />
            </Fact>
          )}
        </DescriptionList>
        <Disclosure summary={messages.folded}>
          <Stack>
            <DescriptionList>
              <OtherHashes block={block} />
            </DescriptionList>
            {numbers}
          </Stack>
        </Disclosure>
      </>
    )
  }
  return (
    <>
      <div className="print-hashes">
        <DescriptionList>
          <OwnHash block={block} />
          <OtherHashes block={block} />
          <Times block={block} />
        </DescriptionList>
      </div>
      {numbers}
    </>
  )
}

function OwnHash({ block: { block_identifier } }: { block: Block }) {
  return (
    <Fact label={messages.facts.hash}>
      <Hash value={block_identifier.hash} form="15-15" copy={messages.copy.hash} />
    </Fact>
  )
}

function OtherHashes({ block }: { block: Block }) {
  const { parent_block_identifier: parent, metadata } = block
  return (
    <>
      <Fact label={messages.facts.previous}>
        <Hash
          value={parent.hash}
          form="15-15"
          soft
          href={paths.block.href(parent.index > 0 ? parent.index : parent.hash)}
          copy={messages.copy.previous}
        />
      </Fact>
      <Fact label={messages.facts.root}>
        <Hash value={metadata.root} form="15-15" soft copy={messages.copy.root} />
      </Fact>
    </>
  )
}

function Times({ block }: { block: Block }) {
  const { timestamp } = block
  return (
    <>
      <Fact label={blockKind(block) === 'standard' ? messages.facts.time : messages.facts.made}>
        <DateTime time={timestamp} />
      </Fact>
      {hasOwnZone() && (
        <Fact label={messages.facts.localTime}>
          <DateTime time={timestamp} zone="local" />
        </Fact>
      )}
    </>
  )
}

interface NumbersProps {
  block: Block
  facts: BlockFacts
  kind: keyof typeof messages.kinds
}

function Numbers({ block: { metadata }, facts, kind }: NumbersProps) {
  const { figures } = messages
  return (
    <Figures form="grid">
      <Figure label={figures.kind} words>
        {messages.kinds[kind]}
      </Figure>
      <Figure label={figures.transactions}>
        <Count value={facts.regular.length} />
      </Figure>
      <Figure label={figures.moved}>
        <Amount value={facts.moved} unit={false} />
      </Figure>
      <Figure label={figures.difficulty}>
        <Count value={metadata.difficulty} />
      </Figure>
      <Figure label={figures.size}>
        <Count value={metadata.block_size} unit="bytes" />
      </Figure>
      <Figure label={figures.fees}>
        <Amount value={facts.fees} unit={false} />
      </Figure>
    </Figures>
  )
}

/** A neogenesis block has no other figures. The API gives its size without the ledger it carries. */
function NeogenesisNumbers({ block: { block_identifier, metadata } }: { block: Block }) {
  const { figures } = messages
  return (
    <Figures form="grid" className={styles['three']}>
      <Figure label={figures.ledger}>
        <Count value={block_identifier.index / NEOGENESIS_INTERVAL} />
      </Figure>
      <Figure label={figures.difficulty}>
        <Count value={metadata.difficulty} />
      </Figure>
      <Figure label={figures.sizeWithoutLedger}>
        <Count value={metadata.block_size} unit="bytes" />
      </Figure>
    </Figures>
  )
}
