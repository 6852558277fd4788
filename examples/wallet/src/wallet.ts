import { deriveTag, parseLedgerAddress, toBase58, toHex } from '@mcm/address'
import {
  createTransaction,
  encodeTransaction,
  hashTransaction,
  signTransaction,
  type DestinationPlan,
} from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, type Account, type OneTimeKeyPair } from '@mcm/address/wots'
import { isApiError, RosettaErrorCode, type RosettaClient } from '@mcm/rosetta-client'

/** An account that can be spent from. Its master seed is all that has to be kept. */
export function openWallet(masterSeed: Uint8Array): Account {
  return deriveAccount(masterSeed, 0)
}

/** What the ledger says of an account. */
export interface Holding {
  /** 40 bytes as hex: the tag, and the hash of the key that can spend next. */
  readonly ledgerAddress: string
  /** nanoMCM. */
  readonly balance: bigint
}

/** The account's present holding; undefined when nothing was ever sent to it. */
export async function holdingOf(
  mesh: RosettaClient,
  { tag }: Account,
): Promise<Holding | undefined> {
  try {
    const { result } = await mesh.call.resolveTag({ address: tag })
    return { ledgerAddress: result.address, balance: BigInt(result.amount) }
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.AccountNotFound)) return undefined
    throw error
  }
}

/**
 * Pays up to 255 people at once and returns the id of the transaction. The whole balance is spent;
 * what is left comes back as change, to the account's next key.
 */
export async function pay(
  mesh: RosettaClient,
  account: Account,
  destinations: readonly DestinationPlan[],
): Promise<string> {
  const holding = await holdingOf(mesh, account)
  if (!holding) throw new Error(`${toBase58(account.tag)} holds nothing`)
  const { keys, next } = keysFor(account, holding.ledgerAddress)
  const transaction = createTransaction({
    source: holding.ledgerAddress,
    change: toHex(account.tag) + toHex(deriveTag(next.publicKey)).slice(2),
    balance: holding.balance,
    destinations,
  })
  const signed = signTransaction(transaction, keys)
  await mesh.construction.submit({ signedTransaction: encodeTransaction(signed) })
  return hashTransaction(signed)
}

/** The key that the ledger names, and the one that must receive the change. Each signs once. */
function keysFor(
  account: Account,
  ledgerAddress: string,
): { keys: OneTimeKeyPair; next: OneTimeKeyPair } {
  const wanted = toHex(parseLedgerAddress(ledgerAddress).dsaHash)
  let keys = account.keys
  for (let spent = 0; spent < 1000; spent++) {
    const next = deriveSpendKey(account.seed, spent)
    if (toHex(deriveTag(keys.publicKey)) === wanted) return { keys, next }
    keys = next
  }
  throw new Error(`No key of ${toBase58(account.tag)} has the hash ${wanted}: is it this seed's?`)
}

/** Where to begin when waiting for something that is about to be sent. */
export async function bookmark(mesh: RosettaClient): Promise<number> {
  const { max_sequence: newest } = await mesh.events.blocks({ limit: 1 })
  return newest + 1
}

/**
 * Waits until a block after the bookmark holds the transaction, and returns the block's height. A block
 * that loses against another branch does not count: its transactions wait again.
 */
export async function confirmed(
  mesh: RosettaClient,
  transactionId: string,
  { from, interval, signal }: { from: number; interval?: number; signal?: AbortSignal },
): Promise<number> {
  for await (const event of mesh.events.follow({ from, interval, signal })) {
    if (event.type !== 'block_added') continue
    const found = await blockHolds(mesh, event.block_identifier.hash, transactionId)
    if (found) return event.block_identifier.index
  }
  throw new Error('The list of blocks ended')
}

async function blockHolds(mesh: RosettaClient, hash: string, id: string): Promise<boolean> {
  try {
    const { block } = await mesh.block.get({ hash })
    return block.transactions.some((one) => one.transaction_identifier.hash === id)
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.BlockNotFound)) return false
    throw error
  }
}
