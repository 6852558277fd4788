import type { SignedTransaction, UnsignedTransaction } from '@mcm/address/transaction'
import { toHex } from '../chain/hex'
import type { AccountNumber, Transaction } from '../chain/types'

/**
 * Converts a transaction to the form that the chain uses. `number` returns the account number of a
 * tag.
 */
export function toChainTransaction(
  decoded: SignedTransaction | UnsignedTransaction,
  id: string,
  number: (tag: Uint8Array) => AccountNumber,
): Transaction {
  return {
    id,
    source: number(decoded.source.slice(0, 20)),
    fromHash: toHex(decoded.source, 20),
    changeHash: toHex(decoded.change, 20),
    destinations: decoded.destinations.map(({ tag, memo, amount }) => ({
      account: number(tag),
      memo,
      amount,
    })),
    send: decoded.sendTotal,
    change: decoded.changeTotal,
    fee: decoded.fee,
    blockToLive: decoded.blockToLive,
  }
}
