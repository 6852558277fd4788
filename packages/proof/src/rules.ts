import { u32, u64 } from './numbers'

/** The constants of the consensus rules (Mochimo v3, src/types.h, src/tfile.c). */

/**
 * Height of the first version 3 block, which is a neogenesis block. From this block on, block hashes
 * cover only the header.
 *
 * @example
 * ```ts
 * import { firstV3Block } from '@mcm/proof'
 *
 * firstV3Block // => 657_152
 * ```
 */
export const firstV3Block = 0xa0700

/**
 * Height of the last block mined with Trigg. Later blocks use Peach.
 *
 * @example
 * ```ts
 * import { lastTriggBlock } from '@mcm/proof'
 *
 * lastTriggBlock // => 75_857
 * ```
 */
export const lastTriggBlock = 0x12851

/**
 * Interval between neogenesis blocks: every 256th block is one. A neogenesis block has no transactions
 * and no reward, and it copies its parent's times and difficulty.
 *
 * @example
 * ```ts
 * import { neogenesisInterval } from '@mcm/proof'
 *
 * const isNeogenesis = (height: number) => height % neogenesisInterval === 0
 * isNeogenesis(1_078_528) // => true
 * ```
 */
export const neogenesisInterval = 256

/**
 * Number of seconds without a solution after which the network adds a pseudo-block.
 *
 * @example
 * ```ts
 * import { pseudoBlockSeconds } from '@mcm/proof'
 *
 * pseudoBlockSeconds // => 238
 * ```
 */
export const pseudoBlockSeconds = 238

/**
 * Tag that receives the rewards of pseudo-blocks. There is no key for this tag.
 *
 * @example
 * ```ts
 * import { burnTag } from '@mcm/proof'
 *
 * burnTag.length // => 42
 * ```
 */
export const burnTag = '0x1260887b0d3653f8ac255969cb4a607f006cf673'

/**
 * Number of seconds below which a solve time increases the difficulty by one.
 *
 * @example
 * ```ts
 * import { fastBlockSeconds } from '@mcm/proof'
 *
 * fastBlockSeconds // => 69
 * ```
 */
export const fastBlockSeconds = 69

/**
 * Number of seconds above which a solve time decreases the difficulty by one.
 *
 * @example
 * ```ts
 * import { slowBlockSeconds } from '@mcm/proof'
 *
 * slowBlockSeconds // => 138
 * ```
 */
export const slowBlockSeconds = 138

/**
 * Maximum number of transactions in a block.
 *
 * @example
 * ```ts
 * import { maximumTransactions } from '@mcm/proof'
 *
 * maximumTransactions // => 32_768
 * ```
 */
export const maximumTransactions = 32768

/**
 * The only block that is accepted because of its hash despite insufficient work, known as the "Boxing Day
 * Anomaly".
 *
 * @example
 * ```ts
 * import { exemptBlock } from '@mcm/proof'
 *
 * exemptBlock.index // => 339_260
 * ```
 */
export const exemptBlock = {
  /** Height of the block. */
  index: 0x52d3c,
  /** Hash of the block. */
  hash: '0x2ffab9b900e1bca8251920c2ddf046b807442abbfa5e9451b06003cc822db112',
} as const

/**
 * Kind of a block, which its height and its number of transactions determine.
 *
 * @example
 * ```ts
 * import { type BlockKind, blockKind } from '@mcm/proof'
 *
 * const hasReward = (kind: BlockKind) => kind !== 'neogenesis'
 * hasReward(blockKind(1_078_535, 4)) // => true
 * ```
 */
export type BlockKind = 'normal' | 'pseudo' | 'neogenesis'

/**
 * Returns a block's kind.
 * @throws {ProofInputError} If an argument isn't an unsigned integer in range.
 *
 * @example
 * ```ts
 * import { blockKind } from '@mcm/proof'
 *
 * blockKind(1_078_535, 4) // => 'normal'
 * blockKind(1_078_535, 0) // => 'pseudo'
 * blockKind(256, 0) // => 'neogenesis'
 * ```
 */
export function blockKind(index: number | bigint, transactionCount: number): BlockKind {
  return statedKind(
    Number(u64(index, 'index') % BigInt(neogenesisInterval)),
    u32(transactionCount, 'transactionCount'),
  )
}

/** Returns a block's kind. The numbers aren't validated, because they come from an endpoint. */
export function statedKind(index: number, transactionCount: number): BlockKind {
  if (index % neogenesisInterval === 0) return 'neogenesis'
  return transactionCount === 0 ? 'pseudo' : 'normal'
}
