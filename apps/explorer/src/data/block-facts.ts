import { type Block, summarizeTransaction, type TransactionSummary } from '@mcm/rosetta-client'

/** Every 256th block carries the ledger instead of transactions. */
const NEOGENESIS_INTERVAL = 256

export type BlockKind = 'standard' | 'pseudo' | 'neogenesis'

/** A block's facts as screens show them, computed once. */
export interface BlockFacts {
  kind: BlockKind
  reward: TransactionSummary | undefined
  /** All transactions except the reward. */
  regular: TransactionSummary[]
  /** Sum of the fees, in nanoMCM. */
  fees: bigint
  /** Sum received by destinations, excluding change, in nanoMCM. */
  moved: bigint
  /** The haiku's lines; empty if it has none. */
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

/**
 * The recipient of the block's reward and fees; null for a neogenesis block, which isn't mined.
 */
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
 * Splits a haiku from the API into lines. In API responses every word and mark is followed by a
 * space; in print, colons, dashes and a plural "s" attach to the preceding word.
 */
export function haikuLines(haiku: string | undefined): string[] {
  return (haiku ?? '')
    .replace(/ (--|:|s)(?= |$)/gm, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
