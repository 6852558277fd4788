import type { ChainStatus } from '@mcm/react/query'
import type { Block } from '@mcm/rosetta-client'
import { Amount, Count } from '@mcm/ui/amount'
import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Figure, Figures } from '@mcm/ui/figures'
import { HaikuCard } from '@mcm/ui/haiku'
import { Hash } from '@mcm/ui/hash'
import { Row, Split } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { DateTime, RelativeTime } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { type BlockFacts, blockFacts, blockKind } from '../../data/block-facts'
import { BlockDownload } from '../../features/downloads/menu/block-download'
import { usePageMetadata } from '../../shared/page-metadata'
import { hasOwnZone } from '../../shared/visitor-zone'
import styles from './block.module.css'
import { BlockKindNote } from './block-kind-note'
import { BlockSeal } from './block-seal'
import { BlockSteps } from './block-steps'
import { crumbs } from './crumbs'
import { messages } from './messages'
import { Reward } from './transactions/reward'
import { Transactions } from './transactions/transactions'
import { CompareEndpoints } from '../../features/endpoint/comparison/compare-endpoints'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { summarize } from '../../features/verification/summary'
import { useBlockVerification } from '../../features/verification/use-verification'
import { PrintFooter } from '../../features/print/print-footer'
import { RawAnswer } from '../../features/raw/raw-answer'
import { ShareVerse } from '../../features/verse/share/share-verse'
import { depthText } from '../../features/finality/depth-text'
import { Finality } from '../../features/finality/finality'
import { VerificationAlarm } from '../../features/verification/alarm/verification-alarm'
import { VerificationPanel } from '../../features/verification/panel/verification-panel'
import { ProveIt } from '../../features/verification/replay/prove-it'
import { OrphanedNotice } from './orphaned-notice'
import { VerseOrigin } from './verse-origin'

interface BlockDetailsProps {
  block: Block
  chainStatus: ChainStatus
}

/** The page of a loaded block. */
export function BlockDetails({ block, chainStatus }: BlockDetailsProps) {
  const { index } = block.block_identifier
  const facts = blockFacts(block)
  const verification = useBlockVerification(block)
  usePageMetadata({
    title: messages.title(String(index)),
    description: messages.description(String(index)),
    path: paths.block.href(index),
    breadcrumb: [{ name: `Block #${index}`, path: paths.block.href(index) }],
  })
  return (
    <>
      <div className={styles['top']}>
        <PageHeader
          className={styles['head']}
          form="figure"
          title={
            <>
              <span className={styles['word']}>{messages.heading}</span>
              <Count value={index} />
            </>
          }
          crumbs={crumbs}
          meta={<BlockSeal verification={verification} chainStatus={chainStatus} />}
          actions={
            <>
              <BlockSteps height={index} isOrphaned={chainStatus === 'orphaned'} />
              <BlockDownload block={block} />
            </>
          }
        >
          {chainStatus !== 'orphaned' && (
            <span className={styles['state']}>
              <Confirmations
                height={index}
                hasFailed={summarize(verification, 'block').state === 'failed'}
              />
              {/* The facts say when, and that is what is printed. */}
              <Text tone="soft" className="print-without">
                <RelativeTime time={block.timestamp} />
              </Text>
            </span>
          )}
        </PageHeader>
        {chainStatus === 'orphaned' && <OrphanedNotice height={index} />}
        <VerificationAlarm about="block" checks={verification.data?.checks} />
        <Split
          className={styles['body'] ?? ''}
          sideFirst
          side={<Side block={block} facts={facts} />}
        >
          <div className="print-hashes">
            <Facts block={block} />
          </div>
          <Numbers block={block} facts={facts} />
        </Split>
        <div className={styles['rows']}>
          {facts.reward && <Reward reward={facts.reward} />}
          {facts.kind !== 'neogenesis' && (
            <Transactions transactions={facts.regular} height={index} chainStatus={chainStatus} />
          )}
        </div>
      </div>
      <VerificationPanel about="block" verification={verification}>
        {facts.kind === 'standard' && <ProveIt block={block} />}
      </VerificationPanel>
      <div className={styles['screen']}>
        <CompareEndpoints subject={block.block_identifier} />
      </div>
      <RawAnswer
        request={{ call: '/block', body: { block_identifier: { index } }, docs: 'blocks' }}
        load={() => block}
      />
      <PrintFooter />
    </>
  )
}

function Side({ block, facts }: { block: Block; facts: BlockFacts }) {
  if (facts.haiku.length === 0) return <BlockKindNote kind={facts.kind} />
  return (
    <HaikuCard lines={facts.haiku}>
      <VerseOrigin />
      <Row align="center" gap={3}>
        <Hash value={block.metadata.nonce} soft copy={messages.copy.nonce} />
        <ShareVerse
          image={{
            lines: facts.haiku,
            height: block.block_identifier.index,
            time: block.timestamp,
          }}
        />
      </Row>
    </HaikuCard>
  )
}

function Facts({ block }: { block: Block }) {
  const { block_identifier, parent_block_identifier: parent, metadata, timestamp } = block
  return (
    <DescriptionList>
      <Fact label={messages.facts.hash}>
        <Hash value={block_identifier.hash} form="15-15" copy={messages.copy.hash} />
      </Fact>
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
      <Fact label={blockKind(block) === 'standard' ? messages.facts.time : messages.facts.made}>
        <DateTime time={timestamp} />
      </Fact>
      {hasOwnZone() && (
        <Fact label={messages.facts.localTime}>
          <DateTime time={timestamp} zone="local" />
        </Fact>
      )}
    </DescriptionList>
  )
}

interface ConfirmationsProps {
  height: number
  /** Whether the block failed verification. The endpoint's tip then proves nothing either. */
  hasFailed: boolean
}

function Confirmations({ height, hasFailed }: ConfirmationsProps) {
  const tip = useTipHeight()
  // The status often arrives after the block, so the line reserves space for it.
  if (tip === undefined || tip < height) {
    return (
      <span aria-hidden="true" className={styles['room']}>
        {depthText(1)}
      </span>
    )
  }
  const confirmations = tip - height + 1
  if (!hasFailed) return <Finality confirmations={confirmations} />
  return <Text tone="red">{`${messages.claimed(confirmations)} · ${messages.notFinal}`}</Text>
}

function Numbers({ block: { metadata }, facts }: { block: Block; facts: BlockFacts }) {
  return (
    <Figures form="grid">
      <Figure label={messages.figures.transactions}>
        <Count value={facts.regular.length} />
      </Figure>
      <Figure label={messages.figures.difficulty}>
        <Count value={metadata.difficulty} />
      </Figure>
      <Figure label={messages.figures.size}>
        <Count value={metadata.block_size} unit="bytes" />
      </Figure>
      {facts.kind !== 'neogenesis' && (
        <Figure label={messages.figures.reward}>
          <Amount value={facts.reward?.destinations[0]?.amount ?? 0n} unit={false} />
        </Figure>
      )}
      <Figure label={messages.figures.fees}>
        <Amount value={facts.fees} unit={false} />
      </Figure>
      <Figure label={messages.figures.moved}>
        <Amount value={facts.moved} unit={false} />
      </Figure>
    </Figures>
  )
}
