import * as v from 'valibot'
import { hash, hexAddress, height } from './scalars'
import type { Schema } from './scalars'

/** Which chain a call is about. The server compares both letter for letter. */
export interface NetworkIdentifier {
  /** Always `mochimo`. */
  blockchain: string
  /** `mainnet`; a server for another network answers error 5. */
  network: string
}

/** A block by height and hash. */
export interface BlockIdentifier {
  /** Height, 0 for the genesis block; the genesis block's parent has -1. */
  index: number
  /** `0x` and 64 lower-case hex digits. */
  hash: string
}

/** A transaction by its id. */
export interface TransactionIdentifier {
  /**
   * `0x` and 64 lower-case hex digits, also from the construction calls, where the server leaves out
   * the `0x`. A block's reward has the hash of the block.
   */
  hash: string
}

/** An account by its address. */
export interface AccountIdentifier {
  /** The tag as `0x` and 40 lower-case hex digits, never Base58. */
  address: string
}

export const networkIdentifier: Schema<NetworkIdentifier> = v.looseObject({
  blockchain: v.string(),
  network: v.string(),
})

export const blockIdentifier: Schema<BlockIdentifier> = v.looseObject({ index: height, hash })

export const transactionIdentifier: Schema<TransactionIdentifier> = v.looseObject({ hash })

export const accountIdentifier: Schema<AccountIdentifier> = v.looseObject({ address: hexAddress })
