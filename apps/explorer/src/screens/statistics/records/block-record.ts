import type { Block } from '@mcm/rosetta-client'
import { blockFacts, type BlockKind } from '../../../data/block-facts'

/** The data about a block that is kept for statistics, in a plain, storable form. */
export interface BlockRecord {
  height: number
  hash: string
  parent: string
  /** The time when the block was mined, in milliseconds since 1970. */
  time: number
  difficulty: number
  /** Number of transactions, excluding the reward. */
  transactions: number
  /** The fees in nanoMCM, as a string of digits. */
  fees: string
  reward: string
  kind: BlockKind
}

export function recordOf(block: Block): BlockRecord {
  const { kind, regular, fees, reward } = blockFacts(block)
  return {
    height: block.block_identifier.index,
    hash: block.block_identifier.hash,
    parent: block.parent_block_identifier.hash,
    time: block.timestamp,
    difficulty: block.metadata.difficulty,
    transactions: regular.length,
    fees: String(fees),
    reward: String(reward?.destinations[0]?.amount ?? 0n),
    kind,
  }
}

const kinds: readonly unknown[] = ['standard', 'pseudo', 'neogenesis'] satisfies BlockKind[]

/** Returns whether a stored value is a block record. */
export function isRecord(value: unknown): value is BlockRecord {
  if (typeof value !== 'object' || value === null) return false
  const record = value as Record<string, unknown>
  return (
    ['height', 'time', 'difficulty', 'transactions'].every((key) =>
      Number.isSafeInteger(record[key]),
    ) &&
    ['hash', 'parent'].every((key) => /^0x[0-9a-f]{64}$/.test(String(record[key]))) &&
    ['fees', 'reward'].every(
      (key) => typeof record[key] === 'string' && /^\d{1,20}$/.test(record[key]),
    ) &&
    kinds.includes(record['kind'])
  )
}
