import { type Block, summarizeTransaction, type TransactionSummary } from '@mcm/rosetta-client'

/**
 * Interval between neogenesis blocks: every 256th block contains the ledger instead of
 * transactions.
 */
export const NEOGENESIS_INTERVAL = 256

export type BlockKind = 'standard' | 'pseudo' | 'neogenesis'

/** The data about a block that screens show, computed once. */
export interface BlockFacts {
  kind: BlockKind
  reward: TransactionSummary | undefined
  /** All transactions except the reward. */
  regular: TransactionSummary[]
  /** Sum of the fees, in nanoMCM. */
  fees: bigint
  /** Sum of the amounts received by destinations, excluding change, in nanoMCM. */
  moved: bigint
  /** The lines of the haiku, or an empty list if the block has none. */
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
 * Returns the recipient of the block's reward and fees, or null for a block that nobody mined: a
 * neogenesis block, or a pseudo block, whose reward goes to an address that nobody can spend from.
 */
export function minerOf(block: Block): string | null {
  const [first] = block.transactions
  return first && blockKind(block) !== 'pseudo' ? summarizeTransaction(first).miner : null
}

/** Returns a mined block's reward without fees, in nanoMCM. */
export function rewardOf({ transactions: [first] }: Block): bigint {
  return (first && summarizeTransaction(first).destinations[0]?.amount) ?? 0n
}

export function blockKind(block: Block): BlockKind {
  if (block.block_identifier.index % NEOGENESIS_INTERVAL === 0) return 'neogenesis'
  const regular = block.transactions.some(({ operations }) =>
    operations.some(({ type }) => type !== 'REWARD'),
  )
  return regular ? 'standard' : 'pseudo'
}

/**
 * Splits a haiku from the API into lines. In API responses, every word and punctuation mark is
 * followed by a space. When it is displayed, colons, dashes and a plural "s" attach to the
 * preceding word.
 */
export function haikuLines(haiku: string | undefined): string[] {
  return (haiku ?? '')
    .replace(/ (--|:|s)(?= |$)/gm, '$1')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
