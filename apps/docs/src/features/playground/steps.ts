import { deriveTag, toBase58, toHex } from '@mcm/address'
import { decodeTransaction, hashTransaction, transactionMessage } from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, sign } from '@mcm/address/wots'
import { formatMcm } from '@mcm/rosetta-client/amount'
import {
  transferOperations,
  type ConstructionMetadata,
  type ConstructionOperation,
  type ConstructionOptions,
  type RosettaClient,
  type SigningPayload,
} from '@mcm/rosetta-client'
import type { Devnet } from '../server/devnet'

/** The payment to send. */
export interface PaymentDraft {
  destination: string
  /** nanoMCM. */
  amount: bigint
  memo: string
}

/** The input of every step. */
export interface StepContext {
  mesh: RosettaClient
  devnet: Devnet
  draft: PaymentDraft
}

/** Runs one step and returns the next one. */
export type Step = (context: StepContext) => Promise<StepResult>

export interface StepResult {
  /** The result, as a message for the reader. */
  message: string
  /** The next step, or undefined after the last one. */
  next?: Step
}

const FEE = 500n
/** Amount in nanoMCM that the faucet pays in addition to the amount to send. It is 10 MCM. */
const EXTRA_FUNDS = 10_000_000_000n

/** Creates an account and funds it from the faucet. All later steps use this account. */
export const prepare: Step = async ({ devnet, draft }) => {
  const account = deriveAccount(crypto.getRandomValues(new Uint8Array(32)), 0)
  const amount = draft.amount + EXTRA_FUNDS
  const { mempool } = await devnet.state()
  // The faucet can’t pay again while its previous payment is pending.
  if (mempool > 0) await devnet.run({ mine: 2 })
  // Two blocks, because miners see a new transaction only after some seconds.
  await devnet.run({ pay: { to: toHex(account.tag), amount: String(amount) }, mine: 2 })
  const nextHash = deriveTag(deriveSpendKey(account, 1).publicKey)
  return {
    message: `Your address is ${toBase58(account.tag)}. The faucet paid it ${formatMcm(amount)} MCM, and the payment is in a block.`,
    next: derive({ ...account, nextHash }),
  }
}

type Keys = ReturnType<typeof deriveAccount> & { nextHash: Uint8Array }

const derive =
  (keys: Keys): Step =>
  async ({ mesh, draft }) => {
    const { account_identifier } = await mesh.construction.derive({
      publicKey: keys.keys.publicKey,
      tag: keys.tag,
    })
    const operations = transferOperations({
      source: account_identifier.address,
      destination: draft.destination,
      amount: draft.amount,
      fee: FEE,
      memo: draft.memo,
    })
    return {
      message: 'The server returned the tag unchanged. The payment’s operations are ready.',
      next: preprocess(keys, operations),
    }
  }

const preprocess =
  (keys: Keys, operations: ConstructionOperation[]): Step =>
  async ({ mesh }) => {
    const { options, required_public_keys } = await mesh.construction.preprocess({
      operations,
      changeAddressHash: keys.nextHash,
    })
    return {
      message: `${required_public_keys[0]?.address} must sign. The change goes to the hash of your next key.`,
      next: metadata(keys, operations, options),
    }
  }

const metadata =
  (keys: Keys, operations: ConstructionOperation[], options: ConstructionOptions): Step =>
  async ({ mesh }) => {
    const response = await mesh.construction.metadata({ options })
    const balance = formatMcm(response.metadata.source_balance)
    return {
      message: `The balance is ${balance} MCM. All of it is spent, and most of it returns to you as change.`,
      next: payloads(keys, operations, response.metadata),
    }
  }

const payloads =
  (
    keys: Keys,
    operations: ConstructionOperation[],
    constructionMetadata: ConstructionMetadata,
  ): Step =>
  async ({ mesh }) => {
    const response = await mesh.construction.payloads({
      operations,
      metadata: constructionMetadata,
      publicKey: keys.keys.publicKey,
    })
    const transaction = decodeTransaction(response.unsigned_transaction)
    // Nothing is signed before it has been decoded here.
    const signature = sign(transactionMessage(transaction), keys.keys)
    return {
      message: `Decoded: ${formatMcm(transaction.sendTotal)} MCM to send, ${formatMcm(transaction.changeTotal)} MCM change. Signed on this page, with a key that must never sign again.`,
      next: combine(keys, response.unsigned_transaction, response.payloads[0], signature),
    }
  }

const combine =
  (keys: Keys, unsignedTransaction: string, payload: SigningPayload, signature: Uint8Array): Step =>
  async ({ mesh }) => {
    const { signed_transaction } = await mesh.construction.combine({
      unsignedTransaction,
      payload,
      publicKey: keys.keys.publicKey,
      signature,
    })
    return {
      message: `The signed transaction is ${(signed_transaction.length / 2).toLocaleString()} bytes long.`,
      next: parse(signed_transaction),
    }
  }

const parse =
  (transaction: string): Step =>
  async ({ mesh }) => {
    const response = await mesh.construction.parse({ signed: true, transaction })
    return {
      message: `The transaction has ${response.operations.length} operations and is signed by ${response.account_identifier_signers[0]?.address}.`,
      next: hash(transaction),
    }
  }

const hash =
  (signedTransaction: string): Step =>
  async ({ mesh }) => {
    const response = await mesh.construction.hash({ signedTransaction })
    const id = hashTransaction(signedTransaction)
    const same = response.transaction_identifier.hash === id
    return {
      message: `The transaction id, computed on this page, is ${id}. The server’s hash is ${same ? 'the same' : 'different, as expected'}.`,
      next: submit(signedTransaction, id),
    }
  }

const submit =
  (signedTransaction: string, id: string): Step =>
  async ({ mesh }) => {
    await mesh.construction.submit({ signedTransaction })
    return {
      message: 'Sent. The response doesn’t say whether the transaction is valid.',
      next: confirm(id),
    }
  }

/** Maximum number of searches for a submitted transaction. */
const MAX_POLLS = 20
/** Milliseconds between searches. */
const PAUSE = 500

const confirm =
  (id: string): Step =>
  async ({ mesh, devnet }) => {
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const { tip } = await devnet.run({ mine: 1 })
      const { transactions } = await mesh.search.transactions({ hash: id })
      const block = transactions[0]?.block_identifier
      if (block) {
        return {
          message: `Confirmed in block ${block.index.toLocaleString()}. The tip is ${tip.index.toLocaleString()}.`,
        }
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    throw new Error(`No block contains ${id}. The reason is in the devnet’s log.`)
  }
