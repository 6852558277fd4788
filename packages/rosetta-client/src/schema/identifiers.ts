import * as v from 'valibot'
import { hash, hexAddress, height } from './scalars'
import type { Schema } from './scalars'

/** Identifier of the network. The server compares both fields exactly. */
export interface NetworkIdentifier {
  /** Name of the blockchain, which is always `mochimo`. */
  blockchain: string
  /** Name of the network, which is `mainnet`. A server for another network returns error 5. */
  network: string
}

/** Identifier of a block, which consists of its height and hash. */
export interface BlockIdentifier {
  /** Height of the block. This is 0 for the genesis block and -1 for its parent. */
  index: number
  /** Block hash: `0x` followed by 64 lowercase hex digits. */
  hash: string
}

/** Identifier of a transaction. */
export interface TransactionIdentifier {
  /**
   * Transaction ID: `0x` followed by 64 lowercase hex digits. The client adds the `0x` that the server
   * omits in construction calls. For a block's reward, this is the block hash.
   */
  hash: string
}

/** Identifier of an account. */
export interface AccountIdentifier {
  /** The account's tag: `0x` followed by 40 lowercase hex digits. It is never in Base58. */
  address: string
}

export const networkIdentifier: Schema<NetworkIdentifier> = v.looseObject({
  blockchain: v.string(),
  network: v.string(),
})

export const blockIdentifier: Schema<BlockIdentifier> = v.looseObject({ index: height, hash })

export const transactionIdentifier: Schema<TransactionIdentifier> = v.looseObject({ hash })

export const accountIdentifier: Schema<AccountIdentifier> = v.looseObject({ address: hexAddress })
