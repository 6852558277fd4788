import { toTag } from '../address'
import { compareBytes, copyBytes, toBytes } from '../bytes'
import { requireSize, requireUint64 } from '../require'
import { LEDGER_ADDRESS_SIZE } from '../sizes'
import { type OneTimeSeeds, sign } from '../keys/key'
import { encodeDestination, transactionMessage } from './codec'
import { InvalidTransactionError, type TransactionProblem } from './errors'
import { MINIMUM_FEE, type SignedTransaction, type UnsignedTransaction } from './types'
import { findDestinationProblem, problem, totalAmount, validateTransaction } from './validate'

/**
 * A destination for `createTransaction`.
 *
 * @example
 * ```ts
 * import type { DestinationPlan } from '@mcm/address/transaction'
 *
 * const payouts: DestinationPlan[] = [
 *   { address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1000n, memo: 'PAYOUT-7' },
 *   { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', amount: 2000n },
 * ]
 * payouts.length // => 2
 * ```
 */
export interface DestinationPlan {
  /** Recipient's address in hex or Base58, or its 20 bytes. */
  readonly address: string | Uint8Array
  /** Amount in nanoMCM, at least 1. */
  readonly amount: bigint
  /** Memo of up to 16 characters; see `validateMemo`. Default: no memo. */
  readonly memo?: string | undefined
}

/**
 * Parameters of `createTransaction`.
 *
 * @example
 * ```ts
 * import { createTransaction, type TransactionPlan } from '@mcm/address/transaction'
 *
 * const plan: TransactionPlan = {
 *   source: `${'9f810c2447a76e93b17ebff96c0b29952e4355f1'.repeat(2)}`,
 *   change: `9f810c2447a76e93b17ebff96c0b29952e4355f1${'ab'.repeat(20)}`,
 *   balance: 2000n,
 *   destinations: [{ address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1000n }],
 * }
 * createTransaction(plan).changeTotal // => 500n
 * ```
 */
export interface TransactionPlan {
  /**
   * Ledger address of the source, as 40 bytes or in hex: the tag and the hash of the key that will sign.
   */
  readonly source: Uint8Array | string
  /** Ledger address for the change, as 40 bytes or in hex: the same tag and the hash of an unused key. */
  readonly change: Uint8Array | string
  /** The source's entire balance in nanoMCM. The transaction must spend exactly this amount. */
  readonly balance: bigint
  /** The 1 to 256 destinations, in any order. An address may appear more than once. */
  readonly destinations: readonly DestinationPlan[]
  /** Fee in nanoMCM. Default: the network minimum of 500 per destination. */
  readonly fee?: bigint | undefined
  /** Last block that may include the transaction, at most 256 ahead. Default: 0n (no limit). */
  readonly blockToLive?: bigint | undefined
}

/**
 * Creates a transaction with one or more destinations. This function sorts the destinations, computes the
 * totals and the change, and validates the memos. The API's own construction calls can't create a valid
 * transaction with more than one destination.
 *
 * @throws {InvalidTransactionError} If the network would reject it, such as `EMCM_TXTOTAL` for an
 *   insufficient balance.
 * @throws {InvalidAddressError} If a destination's address is invalid.
 * @throws {TypeError} If a ledger address isn't a `Uint8Array` or a string, or an amount isn't a
 *   bigint.
 * @throws {RangeError} If a ledger address doesn't have 40 bytes, an amount doesn't fit in 64 bits,
 *   or there are no destinations or more than 256.
 *
 * @example
 * ```ts
 * import { createTransaction } from '@mcm/address/transaction'
 *
 * const unsigned = createTransaction({
 *   source: `${'9f810c2447a76e93b17ebff96c0b29952e4355f1'.repeat(2)}`, // from tag_resolve
 *   change: `9f810c2447a76e93b17ebff96c0b29952e4355f1${'ab'.repeat(20)}`, // the next key's hash
 *   balance: 5_000_000_000n, // all of it is spent
 *   destinations: [
 *     { address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1_500_000_000n, memo: 'INVOICE-42' },
 *   ],
 * })
 * unsigned.fee // => 500n
 * unsigned.changeTotal // => 3_499_999_500n
 * ```
 */
export function createTransaction(plan: TransactionPlan): UnsignedTransaction {
  const { blockToLive = 0n } = plan
  const balance = requireUint64(plan.balance, 'balance')
  const fee = requireUint64(plan.fee ?? MINIMUM_FEE * BigInt(plan.destinations.length), 'fee')
  const source = ledgerAddress(plan.source, 'source')
  const destinations = plan.destinations.map(({ address, amount, memo = '' }) => ({
    tag: copyBytes(toTag(address)),
    memo,
    amount,
  }))
  // The destinations are validated before they are sorted, so that errors refer to the caller's order.
  throwIfInvalid(findDestinationProblem(destinations, source, false))
  const sendTotal = totalAmount(destinations)
  const changeTotal = balance - sendTotal - fee
  if (changeTotal < 0n) {
    throwIfInvalid(
      problem(
        'EMCM_TXTOTAL',
        `balance ${balance} is less than the amounts (${sendTotal}) plus the fee (${fee})`,
      ),
    )
  }
  const transaction: UnsignedTransaction = {
    source,
    change: ledgerAddress(plan.change, 'change'),
    destinations: destinations.sort((a, b) =>
      compareBytes(encodeDestination(a), encodeDestination(b)),
    ),
    sendTotal,
    changeTotal,
    fee,
    blockToLive,
    signature: null,
  }
  throwIfInvalid(validateTransaction(transaction, { balance }))
  return transaction
}

/**
 * Signs a transaction. Throws if the network would reject it, so that no one-time key is wasted on an
 * invalid transaction.
 *
 * **Signing uses up the key.** Before you call this function, record that the key is used, together with
 * the transaction. Never sign another transaction with the same key, not even the same payment with a
 * different fee.
 *
 * @param keys The key whose hash is the second half of the transaction's source.
 * @throws {InvalidTransactionError} If the network would reject the transaction, or with code
 *   `EMCM_TXWOTS` if the key isn't the source's key.
 * @throws {TypeError} If a seed or a field has the wrong type.
 * @throws {RangeError} If a seed doesn't have 32 bytes or a value doesn't fit its field.
 *
 * @example
 * ```ts
 * import { deriveLedgerAddress } from '@mcm/address'
 * import { createTransaction, signTransaction } from '@mcm/address/transaction'
 * import { deriveAccount, deriveSpendKey } from '@mcm/address/wots'
 *
 * const account = deriveAccount(new Uint8Array(32).fill(1), 0)
 * const next = deriveSpendKey(account, 1)
 * const unsigned = createTransaction({
 *   source: deriveLedgerAddress(account.tag, account.keys.publicKey),
 *   change: deriveLedgerAddress(account.tag, next.publicKey),
 *   balance: 2000n,
 *   destinations: [{ address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1000n }],
 * })
 * // Store that the key is used, then sign.
 * signTransaction(unsigned, account.keys).signature.length // => 2208
 * ```
 */
export function signTransaction(
  transaction: UnsignedTransaction,
  keys: OneTimeSeeds,
): SignedTransaction {
  const signature = sign(transactionMessage(transaction), keys)
  const signed: SignedTransaction = { ...transaction, signature }
  // If validation fails, the signature isn't returned and the key remains unused.
  throwIfInvalid(validateTransaction(signed))
  return signed
}

function throwIfInvalid(problem: TransactionProblem | null): void {
  if (problem) throw new InvalidTransactionError(problem)
}

function ledgerAddress(input: Uint8Array | string, field: string): Uint8Array {
  return copyBytes(requireSize(toBytes(input, field), LEDGER_ADDRESS_SIZE, field))
}
