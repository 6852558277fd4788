import { u32, u64 } from './numbers'

/**
 * Constants of the chain's rules (Mochimo v3, src/types.h, src/tfile.c).
 */

/** First block of version 3, a neogenesis block: from here the header alone gives the block hash. */
export const firstV3Block = 0xa0700

/** Last block whose work is Trigg; Peach follows. */
export const lastTriggBlock = 0x12851

/** Every 256th block is a neogenesis block: no transactions, no reward, its parent's times and difficulty. */
export const neogenesisInterval = 256

/** After this many seconds without a solution the network adds a pseudo-block. */
export const pseudoBlockSeconds = 238

/** Receives the reward of a pseudo-block; nobody holds its key. */
export const burnTag = '0x1260887b0d3653f8ac255969cb4a607f006cf673'

/** Faster than this many seconds: the next block is one step harder. */
export const fastBlockSeconds = 69

/** Slower than this many seconds: the next block is one step easier. */
export const slowBlockSeconds = 138

export const maximumTransactions = 32768

/** The one block accepted without the work, by its hash: the "Boxing Day Anomaly". */
export const exemptBlock = {
  index: 0x52d3c,
  hash: '0x2ffab9b900e1bca8251920c2ddf046b807442abbfa5e9451b06003cc822db112',
} as const

/** A block's kind follows from its height and its number of transactions. */
export type BlockKind = 'normal' | 'pseudo' | 'neogenesis'

/**
 * Returns the kind of a block.
 * @throws {ProofInputError} for a height or a number of transactions that no block can have.
 */
export function blockKind(index: number | bigint, transactionCount: number): BlockKind {
  return statedKind(
    Number(u64(index, 'A height') % BigInt(neogenesisInterval)),
    u32(transactionCount, 'A number of transactions'),
  )
}

/** The same for what an endpoint states, whose numbers are for the checks to judge. */
export function statedKind(index: number, transactionCount: number): BlockKind {
  if (index % neogenesisInterval === 0) return 'neogenesis'
  return transactionCount === 0 ? 'pseudo' : 'normal'
}
