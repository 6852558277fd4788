import type { Block as WireBlock } from '@mcm/rosetta-client'
import type { Faults, Lie } from './faults'

/** Returns the block as a dishonest server would: one value is false and the rest is true. */
export function lieAbout(block: WireBlock, { lie, lieAbout }: Faults): WireBlock {
  const { index } = block.block_identifier
  if (lie === null || (lieAbout.length > 0 && !lieAbout.includes(index))) return block
  return tellers[lie](block)
}

const tellers: Record<Lie, (block: WireBlock) => WireBlock> = {
  /** Makes the reward 1 MCM too high. */
  reward: (block) => ({
    ...block,
    transactions: block.transactions.map((transaction, i) => {
      const [operation] = transaction.operations
      if (i > 0 || operation?.type !== 'REWARD') return transaction
      const value = (BigInt(operation.amount.value) + 1_000_000_000n).toString()
      const amount = { ...operation.amount, value }
      return { ...transaction, operations: [{ ...operation, amount }] }
    }),
  }),

  /** Names another block as the parent. */
  parent: (block) => {
    const { parent_block_identifier: parent } = block
    const hash = flipLastDigit(parent.hash)
    return { ...block, parent_block_identifier: { ...parent, hash } }
  },

  /**
   * Makes the difficulty too high, by so much that the block's work doesn't meet it by chance: with
   * another difficulty, the header has another hash.
   */
  difficulty: (block) => {
    const { metadata } = block
    return { ...block, metadata: { ...metadata, difficulty: metadata.difficulty + 32 } }
  },

  /**
   * Replaces the nonce with another one for the same haiku, by changing the last byte before the
   * zeros of its second line.
   */
  nonce: (block) => {
    const { metadata } = block
    return { ...block, metadata: { ...metadata, nonce: flipLastDigit(metadata.nonce) } }
  },

  /** Hides the last transaction. */
  transaction: (block) => ({
    ...block,
    transactions:
      block.transactions.length > 1 ? block.transactions.slice(0, -1) : block.transactions,
  }),
}

function flipLastDigit(hex: string): string {
  const last = Number.parseInt(hex.slice(-1), 16)
  return hex.slice(0, -1) + (last ^ 1).toString(16)
}
