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
import type { Devnet } from './devnet'

/** What the reader wants to happen. */
export interface Wish {
  destination: string
  /** nanoMCM. */
  amount: bigint
  memo: string
}

/** What a step has to work with. */
export interface Bench {
  mesh: RosettaClient
  devnet: Devnet
  wish: Wish
}

/** One step: it does its part and hands over to the next. */
export type Step = (bench: Bench) => Promise<Done>

export interface Done {
  /** What came of it, in words. */
  words: string
  /** Missing after the last step. */
  next?: Step
}

const FEE = 500n
/** nanoMCM that the faucet gives: 10 MCM more than is sent. */
const POCKET = 10_000_000_000n

/** Makes keys and has the faucet pay them. Everything after follows from these keys. */
export const prepare: Step = async ({ devnet, wish }) => {
  const account = deriveAccount(crypto.getRandomValues(new Uint8Array(32)), 0)
  const amount = wish.amount + POCKET
  // Two blocks: a transaction takes some seconds to be seen by miners.
  await devnet.run({ pay: { to: toHex(account.tag), amount: String(amount) }, mine: 2 })
  const nextHash = deriveTag(deriveSpendKey(account, 1).publicKey)
  return {
    words: `Your address is ${toBase58(account.tag)}. The faucet has paid it ${formatMcm(amount)} MCM, and the payment is in a block.`,
    next: derive({ ...account, nextHash }),
  }
}

type Keys = ReturnType<typeof deriveAccount> & { nextHash: Uint8Array }

const derive =
  (keys: Keys): Step =>
  async ({ mesh, wish }) => {
    const { account_identifier } = await mesh.construction.derive({
      publicKey: keys.keys.publicKey,
      tag: keys.tag,
    })
    const operations = transferOperations({
      source: account_identifier.address,
      destination: wish.destination,
      amount: wish.amount,
      fee: FEE,
      memo: wish.memo,
    })
    return {
      words: 'The tag came back as it was sent. The operations of the payment can be written now.',
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
      words: `${required_public_keys[0]?.address} will have to sign. The change goes to the hash of your next key.`,
      next: metadata(keys, operations, options),
    }
  }

const metadata =
  (keys: Keys, operations: ConstructionOperation[], options: ConstructionOptions): Step =>
  async ({ mesh }) => {
    const answer = await mesh.construction.metadata({ options })
    const balance = formatMcm(answer.metadata.source_balance)
    return {
      words: `The balance is ${balance} MCM. All of it will be spent, and most of it returns to you.`,
      next: payloads(keys, operations, answer.metadata),
    }
  }

const payloads =
  (keys: Keys, operations: ConstructionOperation[], found: ConstructionMetadata): Step =>
  async ({ mesh }) => {
    const answer = await mesh.construction.payloads({
      operations,
      metadata: found,
      publicKey: keys.keys.publicKey,
    })
    const transaction = decodeTransaction(answer.unsigned_transaction)
    // Looked at here, before anything is signed, in this page and nowhere else.
    const signature = sign(transactionMessage(transaction), keys.keys)
    return {
      words: `Decoded in this page: ${formatMcm(transaction.sendTotal)} MCM leave, ${formatMcm(transaction.changeTotal)} return. Signed here, with a key that must never sign again.`,
      next: combine(keys, answer.unsigned_transaction, answer.payloads[0], signature),
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
      words: `${signed_transaction.length / 2} bytes: the transaction, its signature, and room for an id.`,
      next: parse(signed_transaction),
    }
  }

const parse =
  (transaction: string): Step =>
  async ({ mesh }) => {
    const answer = await mesh.construction.parse({ signed: true, transaction })
    return {
      words: `The server reads ${answer.operations.length} operations, signed by ${answer.account_identifier_signers[0]?.address}.`,
      next: hash(transaction),
    }
  }

const hash =
  (signedTransaction: string): Step =>
  async ({ mesh }) => {
    const answer = await mesh.construction.hash({ signedTransaction })
    const id = hashTransaction(signedTransaction)
    const same = answer.transaction_identifier.hash === id
    return {
      words: `The id on the chain, computed in this page, is ${id}. The server’s hash is ${same ? 'the same' : 'another one, as it always is'}.`,
      next: submit(signedTransaction, id),
    }
  }

const submit =
  (signedTransaction: string, id: string): Step =>
  async ({ mesh }) => {
    await mesh.construction.submit({ signedTransaction })
    return { words: 'Sent. Whether it is valid, nobody has said.', next: confirm(id) }
  }

/** How often a submitted transaction is looked for, and how many milliseconds apart. */
const LOOKS = 20
const PAUSE = 500

const confirm =
  (id: string): Step =>
  async ({ mesh, devnet }) => {
    for (let look = 0; look < LOOKS; look += 1) {
      const { tip } = await devnet.run({ mine: 1 })
      const { transactions } = await mesh.search.transactions({ hash: id })
      const block = transactions[0]?.block_identifier
      if (block) {
        return { words: `Confirmed in block ${block.index}, of ${tip.index} there are.` }
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    throw new Error(`${id} is in none of the blocks since. The devnet’s log says why.`)
  }
