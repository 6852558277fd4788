import * as v from 'valibot'
import { hash, hexAddress, height } from './scalars'
import type { Schema } from './scalars'

/** Identifies the network. The server compares both fields exactly. */
export interface NetworkIdentifier {
  /** Always `mochimo`. */
  blockchain: string
  /** `mainnet`. A server for another network returns error 5. */
  network: string
}

/** Identifies a block by height and hash. */
export interface BlockIdentifier {
  /** Height. 0 for the genesis block and -1 for its parent. */
  index: number
  /** `0x` and 64 lowercase hex digits. */
  hash: string
}

/** Identifies a transaction. */
export interface TransactionIdentifier {
  /**
   * `0x` and 64 lowercase hex digits. The client adds the `0x` that the server omits in construction calls.
   * For a block's reward, this is the block hash.
   */
  hash: string
}

/** Identifies an account. */
export interface AccountIdentifier {
  /** The tag as `0x` and 40 lowercase hex digits, never Base58. */
  address: string
}

export const networkIdentifier: Schema<NetworkIdentifier> = v.looseObject({
  blockchain: v.string(),
  network: v.string(),
})

export const blockIdentifier: Schema<BlockIdentifier> = v.looseObject({ index: height, hash })

export const transactionIdentifier: Schema<TransactionIdentifier> = v.looseObject({ hash })

export const accountIdentifier: Schema<AccountIdentifier> = v.looseObject({ address: hexAddress })
