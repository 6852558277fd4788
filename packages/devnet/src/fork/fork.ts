import type { Block } from '@mcm/rosetta-client'
import * as v from 'valibot'
import { object, text, type Schema } from '../schema/read'

/**
 * The latest blocks of another chain and the accounts in them, as plain JSON. `readFork` reads one, and
 * the `fork` option of a devnet continues it.
 *
 * @example
 * ```ts
 * import { createDevnet, type Fork, readFork, startDevnet } from '@mcm/devnet'
 *
 * const other = await startDevnet({ port: 0, clock: 'manual', blocks: 32, difficulty: 0 })
 * const fork: Fork = await readFork({ endpoint: other.url, blocks: 16, statusDelay: 0 })
 * const devnet = createDevnet({ fork, difficulty: 0 })
 * devnet.chain.tip.hash // => other.devnet.chain.tip.hash
 * devnet.mine().length // => 1
 * await other.close()
 * ```
 */
export interface Fork {
  /** Version of this format. */
  readonly version: 1
  /** Base URL of the endpoint that the blocks come from. */
  readonly endpoint: string
  /** The blocks in the API's format, lowest first. */
  readonly blocks: readonly Block[]
  /** The accounts before the first block. */
  readonly accounts: readonly ForkAccount[]
}

/**
 * An account before the first block of a fork.
 *
 * @example
 * ```ts
 * import type { ForkAccount } from '@mcm/devnet'
 *
 * const account: ForkAccount = { address: `0x${'ab'.repeat(40)}`, balance: '1500000000' }
 * BigInt(account.balance) // => 1_500_000_000n
 * ```
 */
export interface ForkAccount {
  /** Ledger address: 0x followed by 80 hex digits, which are the tag and the hash of the current key. */
  readonly address: string
  /** Balance in nanoMCM, as a decimal string. */
  readonly balance: string
}

/** Checks the form of a fork. Its blocks are checked when the chain is built. */
export const forkSchema: Schema<Fork> = object({
  version: v.literal(1, 'must be 1'),
  endpoint: text,
  blocks: v.pipe(
    v.array(
      v.custom<Block>((block) => typeof block === 'object' && block !== null, 'must be a block'),
      'must be a list of blocks',
    ),
    v.minLength(1, 'must have a block'),
  ),
  accounts: v.array(
    object({
      address: v.pipe(text, v.regex(/^0x[\da-f]{80}$/, 'must be 0x followed by 80 hex digits')),
      balance: v.pipe(text, v.regex(/^\d{1,20}$/, 'must be a decimal string')),
    }),
    'must be a list of accounts',
  ),
})
