import type { ChainStatus } from '@mcm/react/query'
import type { Block } from '@mcm/rosetta-client'
import { formatCount } from '@mcm/ui/amount'
import { HaikuCard } from '@mcm/ui/haiku'
import { Hash } from '@mcm/ui/hash'
import { Row, Split } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { type BlockFacts, blockFacts } from '../../data/block-facts'
import { BlockDownload } from '../../features/downloads/menu/block-download'
import { usePageMetadata } from '../../shared/page-metadata'
import { useMedia } from '../../shared/use-media'
import styles from './block.module.css'
import { BlockDepth, RecentAge } from './block-depth'
import { BlockKindNote } from './block-kind-note'
import { BlockSeal } from './block-seal'
import { BlockSteps } from './block-steps'
import { BlockTitle } from './block-title'
import { crumbs } from './crumbs'
import { FactsAndFigures } from './facts-and-figures'
import { messages } from './messages'
import { Reward } from './transactions/reward'
import { Transactions } from './transactions/transactions'
import { CompareEndpoints } from '../../features/endpoint/comparison/compare-endpoints'
import { summarize } from '../../features/verification/summary'
import { useBlockVerification } from '../../features/verification/use-verification'
import { PrintFooter } from '../../features/print/print-footer'
import { RawAnswer } from '../../features/raw/raw-answer'
import { blockCall } from '../../features/raw/request'
import { ShareVerse } from '../../features/verse/share/share-verse'
import { VerificationAlarm } from '../../features/verification/alarm/verification-alarm'
import { VerificationPanel } from '../../features/verification/panel/verification-panel'
import { ProveIt } from '../../features/verification/replay/prove-it'
import { NearbyBlocks } from './nearby-blocks'
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
  const isPhone = useMedia('screen and (max-width: 767px)')
  const seal = <BlockSeal verification={verification} chainStatus={chainStatus} />
  const depth = chainStatus !== 'orphaned' && (
    <BlockDepth
      height={index}
      time={block.timestamp}
      hasFailed={summarize(verification, 'block').state === 'failed'}
    />
  )
  const reward = facts.reward && <Reward reward={facts.reward} />
  return (
    <>
      <div className={styles['top']}>
        <PageHeader
          className={styles['head']}
          form="figure"
          title={<BlockTitle kind={facts.kind} height={index} />}
          crumbs={crumbs}
          meta={isPhone && depth ? depth : seal}
          actions={
            <>
              <BlockSteps height={index} isOrphaned={chainStatus === 'orphaned'} />
              <BlockDownload block={block} />
            </>
          }
        >
          {isPhone && depth ? (
            <span className={styles['sealed']}>
              {seal} <RecentAge height={index} time={block.timestamp} />
            </span>
          ) : (
            depth
          )}
        </PageHeader>
        {chainStatus === 'orphaned' && <OrphanedNotice height={index} />}
        <VerificationAlarm about="block" checks={verification.data?.checks} />
        <Split
          className={styles['body'] ?? ''}
          sideFirst
          side={<Side block={block} facts={facts} />}
        >
          <FactsAndFigures
            block={block}
            facts={facts}
            isFolded={isPhone && facts.kind !== 'neogenesis'}
          />
          {!isPhone && reward}
        </Split>
        <div className={styles['rows']}>
          {isPhone && reward}
          {facts.kind !== 'neogenesis' && (
            <Transactions transactions={facts.regular} height={index} chainStatus={chainStatus} />
          )}
          {facts.kind !== 'standard' && <NearbyBlocks height={index} />}
        </div>
      </div>
      {/* On paper, the seal next to the height says what was verified. */}
      <div className={styles['screen']}>
        <VerificationPanel about="block" verification={verification}>
          {facts.kind === 'standard' && <ProveIt block={block} />}
        </VerificationPanel>
        <CompareEndpoints subject={block.block_identifier} />
        <RawAnswer calls={[blockCall(index)]} />
      </div>
      <PrintFooter subject={messages.block(formatCount(index))} />
    </>
  )
}

function Side({ block, facts }: { block: Block; facts: BlockFacts }) {
  if (facts.haiku.length === 0)
    return <BlockKindNote kind={facts.kind} height={block.block_identifier.index} />
  return (
    <HaikuCard lines={facts.haiku}>
      <Row spread nowrap gap={4} className={styles['origin']}>
        <span>
          <VerseOrigin />
        </span>
        <ShareVerse
          image={{
            lines: facts.haiku,
            height: block.block_identifier.index,
            time: block.timestamp,
          }}
        />
      </Row>
      <Row align="center" gap={3}>
        <Text size={12} tone="soft">
          {messages.facts.nonce}
        </Text>
        <Hash value={block.metadata.nonce} soft copy={messages.copy.nonce} />
      </Row>
    </HaikuCard>
  )
}
