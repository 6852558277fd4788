import { PUBLIC_KEY_SIZE, SIGNATURE_SIZE, TAG_SIZE } from '@mcm/address'
import { readTag } from '../core/arguments'
import type { Refuse } from '../core/arguments'
import { oneOrMore } from '../core/answer'
import type { Caller } from '../core/caller'
import { readHex, readHexOf } from '../core/hex'
import type { BytesInput } from '../core/hex'
import type { RequestOptions } from '../core/options'
import { checkOperations } from '../operations'
import {
  constructionCombineResponse,
  constructionDeriveResponse,
  constructionMetadataResponse,
  constructionParseResponse,
  constructionPayloadsResponse,
  constructionPreprocessResponse,
  transactionIdentifierResponse,
} from '../schema/construction'
import type {
  ConstructionCombineResponse,
  ConstructionDeriveResponse,
  ConstructionMetadataResponse,
  ConstructionParseResponse,
  ConstructionPayloadsResponse,
  ConstructionPreprocessResponse,
  TransactionIdentifierResponse,
} from '../schema/construction'

import type {
  ConstructionDeriveParams,
  ConstructionPreprocessParams,
  ConstructionMetadataParams,
  ConstructionPayloadsParams,
  ConstructionCombineParams,
  ConstructionParseParams,
  SignedTransactionParams,
} from './construction-params'

/**
 * Building and sending transactions through the API, in the order derive, preprocess, metadata, payloads,
 * signing (offline), combine, submit. `@mcm/address/transaction` does the same without a server, with any
 * number of destinations, and computes the id; only `submit` needs the API then.
 */
export interface ConstructionResource {
  /** The account of a key: the tag that was given. `deriveTag` of `@mcm/address` computes a new key's. */
  readonly derive: (
    params: ConstructionDeriveParams,
    options?: RequestOptions,
  ) => Promise<ConstructionDeriveResponse>
  /** What `metadata` needs to know, and who must sign. */
  readonly preprocess: (
    params: ConstructionPreprocessParams,
    options?: RequestOptions,
  ) => Promise<ConstructionPreprocessResponse>
  /**
   * The source's balance, all of which is spent, and a fee.
   *
   * @throws {RosettaApiError} `AccountNotFound` for a source without a balance.
   */
  readonly metadata: (
    params: ConstructionMetadataParams,
    options?: RequestOptions,
  ) => Promise<ConstructionMetadataResponse>
  /**
   * The unsigned transaction. Sign the SHA-256 of its bytes.
   *
   * @throws {InvalidRequestError} For two destinations and for a balance that does not suffice, of which
   * the server would build transactions all the same.
   */
  readonly payloads: (
    params: ConstructionPayloadsParams,
    options?: RequestOptions,
  ) => Promise<ConstructionPayloadsResponse>
  /** The signed transaction. */
  readonly combine: (
    params: ConstructionCombineParams,
    options?: RequestOptions,
  ) => Promise<ConstructionCombineResponse>
  /** What a transaction does, to compare with what was meant before signing it. */
  readonly parse: (
    params: ConstructionParseParams,
    options?: RequestOptions,
  ) => Promise<ConstructionParseResponse>
  /** A hash that is not the id on chain: `@mcm/address/transaction` computes that. */
  readonly hash: (
    params: SignedTransactionParams,
    options?: RequestOptions,
  ) => Promise<TransactionIdentifierResponse>
  /**
   * Sends a transaction to the network. Never repeated by itself. Success means that it was sent: a bad
   * signature is accepted too, and the node drops it in silence. Look for the id, computed with
   * `@mcm/address/transaction`, in the mempool and in the blocks that follow; after a time-out as well.
   */
  readonly submit: (
    params: SignedTransactionParams,
    options?: Omit<RequestOptions, 'retry'>,
  ) => Promise<TransactionIdentifierResponse>
}

/** Sizes of the parts of a transaction in bytes (Mochimo v3, src/types.h). */
const HEADER_SIZE = 116
const DESTINATION_SIZE = 44
const TRAILER_SIZE = 40
const CURVE_TYPE = 'wotsp'

export function constructionResource(caller: Caller): ConstructionResource {
  const at = (name: string) => caller.at(`/construction/${name}`)
  const publicKeyOf = (input: BytesInput, refuse: Refuse) => ({
    hex_bytes: readHexOf(PUBLIC_KEY_SIZE, input, 'publicKey', refuse),
    curve_type: CURVE_TYPE,
  })
  /** Of a length that a transaction can have: the server crashes on others. */
  const transactionOf = (
    input: BytesInput,
    argument: string,
    signed: boolean,
    refuse: Refuse,
  ): string => {
    const digits = readHex(input, argument, refuse)
    const rest = digits.length / 2 - HEADER_SIZE - (signed ? SIGNATURE_SIZE + TRAILER_SIZE : 0)
    if (rest > 0 && rest % DESTINATION_SIZE === 0) return digits
    const kind = signed ? 'a signed' : 'an unsigned'
    throw refuse(argument, `can't be ${kind} transaction: ${digits.length / 2} bytes`)
  }

  return {
    async derive({ publicKey, tag }, options) {
      const { refuse, send } = at('derive')
      const body = {
        public_key: publicKeyOf(publicKey, refuse),
        metadata: { tag: readTag(tag, refuse) },
      }
      return send(body, constructionDeriveResponse, options)
    },
    async preprocess({ operations, changeAddressHash, blockToLive = 0 }, options) {
      const { refuse, send } = at('preprocess')
      if (blockToLive < 0 || (typeof blockToLive === 'number' && !Number.isInteger(blockToLive))) {
        throw refuse('blockToLive', `must be a whole number from 0 on, not ${blockToLive}`)
      }
      const body = {
        operations: checkOperations(operations, 255, refuse).operations,
        metadata: {
          block_to_live: blockToLive.toString(),
          change_pk: `0x${readHexOf(TAG_SIZE, changeAddressHash, 'changeAddressHash', refuse)}`,
        },
      }
      return send(body, constructionPreprocessResponse, options)
    },
    async metadata({ options: constructionOptions, publicKeys }, options) {
      const { refuse, send } = at('metadata')
      const body = {
        options: constructionOptions,
        public_keys: publicKeys?.map((publicKey) => publicKeyOf(publicKey, refuse)),
      }
      return send(body, constructionMetadataResponse, options)
    },
    async payloads({ operations, metadata, publicKey }, options) {
      const { context, refuse, send } = at('payloads')
      const checked = checkOperations(operations, 1, refuse)
      if (checked.total > BigInt(metadata.source_balance)) {
        throw refuse(
          'operations',
          `spend ${checked.total} nanoMCM of a balance of ${metadata.source_balance}`,
        )
      }
      const body = {
        operations: checked.operations,
        // The server crashes on a number.
        metadata: { ...metadata, block_to_live: BigInt(metadata.block_to_live).toString() },
        public_keys: [publicKeyOf(publicKey, refuse)],
      }
      const answer = await send(body, constructionPayloadsResponse, options)
      return { ...answer, payloads: oneOrMore(answer.payloads, 'payloads', context) }
    },
    async combine({ unsignedTransaction, payload, publicKey, signature }, options) {
      const { refuse, send } = at('combine')
      const unsigned = transactionOf(unsignedTransaction, 'unsignedTransaction', false, refuse)
      if (payload.hex_bytes !== unsigned) {
        throw refuse('payload', 'must be the one that came with the unsigned transaction')
      }
      const body = {
        unsigned_transaction: unsigned,
        signatures: [
          {
            signing_payload: payload,
            public_key: publicKeyOf(publicKey, refuse),
            signature_type: CURVE_TYPE,
            hex_bytes: readHexOf(SIGNATURE_SIZE, signature, 'signature', refuse),
          },
        ],
      }
      return send(body, constructionCombineResponse, options)
    },
    async parse({ signed, transaction }, options) {
      const { refuse, send } = at('parse')
      const body = {
        signed,
        transaction: transactionOf(transaction, 'transaction', signed, refuse),
      }
      return send(body, constructionParseResponse, options)
    },
    async hash({ signedTransaction }, options) {
      const { refuse, send } = at('hash')
      const signed = transactionOf(signedTransaction, 'signedTransaction', true, refuse)
      const body = { signed_transaction: signed }
      return send(body, transactionIdentifierResponse, options)
    },
    async submit({ signedTransaction }, options) {
      const { refuse, send } = at('submit')
      const signed = transactionOf(signedTransaction, 'signedTransaction', true, refuse)
      const body = { signed_transaction: signed }
      const once = { ...options, retry: false as const }
      return send(body, transactionIdentifierResponse, once)
    },
  }
}
