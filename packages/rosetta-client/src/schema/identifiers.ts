import { count, hash, hexAddress, parentHeight } from './scalars'
import { object, string } from './schema'
import type { Schema } from './schema'

/**
 * Identifier of the network. The server compares both fields exactly.
 *
 * @example
 * ```ts
 * import { createRosettaClient, type NetworkIdentifier } from '@mcm/rosetta-client'
 *
 * const network: NetworkIdentifier = { blockchain: 'mochimo', network: 'testnet' }
 * createRosettaClient({ baseUrl: 'https://node.example', network })
 * ```
 */
export interface NetworkIdentifier {
  /** Name of the blockchain, which is always `mochimo`. */
  blockchain: string
  /** Name of the network, which is `mainnet`. A server for another network returns error 5. */
  network: string
}

/**
 * Identifier of a block, which consists of its height and hash.
 *
 * @example
 * ```ts
 * import type { BlockIdentifier } from '@mcm/rosetta-client'
 *
 * const isSame = (a: BlockIdentifier, b: BlockIdentifier) => a.hash === b.hash
 * const [first, second] = [await mochimo.block.get('tip'), await mochimo.block.get('tip')]
 * isSame(first.block.block_identifier, second.block.block_identifier) // => true
 * ```
 */
export interface BlockIdentifier {
  /** Height of the block. This is 0 for the genesis block and -1 for its parent. */
  index: number
  /** Block hash: `0x` followed by 64 lowercase hex digits. */
  hash: string
}

/**
 * Identifier of a transaction.
 *
 * @example
 * ```ts
 * import type { TransactionIdentifier } from '@mcm/rosetta-client'
 *
 * const shorten = ({ hash }: TransactionIdentifier) => `${hash.slice(0, 10)}…`
 * shorten({ hash: `0x${'ab'.repeat(32)}` }) // => '0xabababab…'
 * ```
 */
export interface TransactionIdentifier {
  /**
   * Transaction ID: `0x` followed by 64 lowercase hex digits. The client adds the `0x` that the server
   * omits in construction calls. For a block's reward, this is the block hash.
   */
  hash: string
}

/**
 * Identifier of an account.
 *
 * @example
 * ```ts
 * import { toBase58 } from '@mcm/address'
 * import type { AccountIdentifier } from '@mcm/rosetta-client'
 *
 * const show = ({ address }: AccountIdentifier) => toBase58(address)
 * show({ address: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1' }) // => 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * ```
 */
export interface AccountIdentifier {
  /** The account's tag: `0x` followed by 40 lowercase hex digits. It is never in Base58. */
  address: string
}

export const networkIdentifier: Schema<NetworkIdentifier> = object({
  blockchain: string,
  network: string,
})

export const blockIdentifier: Schema<BlockIdentifier> = object({ index: count, hash })

export const parentBlockIdentifier: Schema<BlockIdentifier> = object({
  index: parentHeight,
  hash,
})

export const transactionIdentifier: Schema<TransactionIdentifier> = object({ hash })

export const accountIdentifier: Schema<AccountIdentifier> = object({ address: hexAddress })
