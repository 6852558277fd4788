import { type Block, summarizeTransaction, type TransactionSummary } from '@mcm/rosetta-client'

/** Every 256th block carries the ledger instead of transactions. */
const NEOGENESIS_INTERVAL = 256

export type BlockKind = 'standard' | 'pseudo' | 'neogenesis'

/** What the screens say of a block, worked out once. */
export interface BlockFacts {
  kind: BlockKind
  reward: TransactionSummary | undefined
  /** Everything but the reward. */
  regular: TransactionSummary[]
  /** Sum of the fees, in nanoMCM. */
  fees: bigint
  /** Sum of what reached destinations, change left out, in nanoMCM. */
  moved: bigint
  /** Lines of the haiku; empty where there is none. */
  haiku: string[]
}

export function blockFacts(block: Block): BlockFacts {
  const summaries = block.transactions.map(summarizeTransaction)
  const regular = summaries.filter(({ kind }) => kind === 'transfer')
  return {
    kind: blockKind(block),
    reward: summaries.find(({ kind }) => kind === 'reward'),
    regular,
    fees: regular.reduce((sum, { fee }) => sum + fee, 0n),
    moved: regular.reduce((sum, { sent }) => sum + sent, 0n),
    haiku: haikuLines(block.metadata.haiku),
  }
}

/** Who received a block's reward and fees; null for a neogenesis block, which nobody mines. */
export function minerOf({ transactions: [first] }: Block): string | null {
  return first ? summarizeTransaction(first).miner : null
}

export function blockKind(block: Block): BlockKind {
  if (block.block_identifier.index % NEOGENESIS_INTERVAL === 0) return 'neogenesis'
  const regular = block.transactions.some(({ operations }) =>
    operations.some(({ type }) => type !== 'REWARD'),
  )
  return regular ? 'standard' : 'pseudo'
}

/**
 * The lines of a haiku as the API writes it. There every word and mark is followed by a space; in
 * print a colon, a dash and a plural's s belong to the word before them.
 */
export function haikuLines(haiku: string | undefined): string[] {
  return (haiku ?? '')
    .replace(/ (--|:|s)(?= |$)/gm, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
