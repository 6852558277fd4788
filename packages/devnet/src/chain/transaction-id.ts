import { transactionMessage } from '@mcm/address/transaction'
import type { Accounts } from './accounts'
import { fromHex, toHex } from './hex'
import type { AccountNumber, Transaction } from './types'

/**
 * Gives a simulated transaction its id. Simulated people have no keys and sign nothing, so their id is
 * the hash of what a signature would sign. (No call serves a signature, so none can be missed.)
 */
export function sealTransaction(accounts: Accounts, draft: Omit<Transaction, 'id'>): Transaction {
  const message = transactionMessage({
    source: ledgerAddress(accounts, draft.source, draft.fromHash),
    change: ledgerAddress(accounts, draft.source, draft.changeHash),
    destinations: draft.destinations.map(({ account, memo, amount }) => ({
      tag: accounts.tagBytes(account),
      memo,
      amount,
    })),
    sendTotal: draft.send,
    changeTotal: draft.change,
    fee: draft.fee,
    blockToLive: draft.blockToLive,
  })
  return { id: toHex(message), ...draft }
}

function ledgerAddress(accounts: Accounts, account: AccountNumber, keyHash: string): Uint8Array {
  const address = new Uint8Array(40)
  address.set(accounts.tagBytes(account))
  address.set(fromHex(keyHash), 20)
  return address
}
