import { hashTransaction } from '@mcm/address/transaction'
import type { RosettaClient } from '@mcm/rosetta-client'
import { WalletError } from './errors'
import { readTip, readWaiting } from './ledger'
import type { Payment } from './state'

/**
 * Checks that no pending transaction would change the account before a new payment is mined.
 *
 * @throws {WalletError} `used-elsewhere` if another wallet sent a transaction, `deposit-pending` if
 * a deposit is pending.
 */
export async function requireQuiet(
  mesh: RosettaClient,
  tag: Uint8Array,
  payments: readonly Payment[],
): Promise<void> {
  const { outgoing, incoming } = await readWaiting(mesh, tag)
  const foreign = outgoing.find(
    ({ hash }) => !payments.some(({ signed }) => signed && hashTransaction(signed) === hash),
  )
  if (foreign) {
    throw new WalletError('used-elsewhere', `Transaction ${foreign.hash} was signed elsewhere`)
  }
  const [deposit] = incoming
  if (deposit) {
    throw new WalletError('deposit-pending', `Deposit ${deposit.hash} must be mined first`)
  }
}

/**
 * Returns the height of the tip.
 *
 * @throws {WalletError} `not-synced` if the height and balance may be out of date, because a
 * payment based on an outdated balance would get stuck.
 */
export async function readSyncedHeight(mesh: RosettaClient): Promise<number> {
  const { height, synced } = await readTip(mesh)
  if (!synced) throw new WalletError('not-synced', 'The endpoint is not in sync')
  return height
}
