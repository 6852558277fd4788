import { PUBLIC_KEY_SIZE, SIGNATURE_SIZE, TAG_SIZE } from '@mcm/address'
import { apiPromise } from '../core/api-promise'
import { readTag } from '../core/arguments'
import type { InvalidArgument } from '../core/arguments'
import { oneOrMore } from '../core/response'
import type { Caller } from '../core/caller'
import { readHex, readHexOf } from '../core/hex'
import type { BytesInput } from '../core/hex'
import { checkOperations } from '../operations'
import {
  constructionCombineResponse,
  constructionParseResponse,
  constructionPayloadsResponse,
  transactionIdentifierResponse,
} from '../schema/construction'
import {
  constructionDeriveResponse,
  constructionMetadataResponse,
  constructionPreprocessResponse,
} from '../schema/construction-prepare'
import type { ConstructionResource } from './construction-resource'

/** Sizes of a transaction's parts in bytes (Mochimo v3, src/types.h). */
const HEADER_SIZE = 116
const DESTINATION_SIZE = 44
const TRAILER_SIZE = 40
const CURVE_TYPE = 'wotsp'

export function constructionResource(caller: Caller): ConstructionResource {
  const at = (name: string) => caller.at(`/construction/${name}`)
  const publicKeyOf = (input: BytesInput, invalidArgument: InvalidArgument) => ({
    hex_bytes: readHexOf(PUBLIC_KEY_SIZE, input, 'publicKey', invalidArgument),
    curve_type: CURVE_TYPE,
  })
  /** Validates a transaction's length, because the server crashes on invalid lengths. */
  const transactionOf = (
    input: BytesInput,
    argument: string,
    signed: boolean,
    invalidArgument: InvalidArgument,
  ): string => {
    const digits = readHex(input, argument, invalidArgument)
    const rest = digits.length / 2 - HEADER_SIZE - (signed ? SIGNATURE_SIZE + TRAILER_SIZE : 0)
    if (rest > 0 && rest % DESTINATION_SIZE === 0) return digits
    const kind = signed ? 'a signed' : 'an unsigned'
    throw invalidArgument(
      argument,
      `has an invalid length for ${kind} transaction: ${digits.length / 2} bytes`,
    )
  }

  return {
    derive: (params, options) =>
      apiPromise(async () => {
        const { publicKey, tag } = params
        const { invalidArgument, send } = at('derive')
        const body = {
          public_key: publicKeyOf(publicKey, invalidArgument),
          metadata: { tag: readTag(tag, invalidArgument) },
        }
        return send(body, constructionDeriveResponse, options)
      }),
    preprocess: (params, options) =>
      apiPromise(async () => {
        const { operations, changeAddressHash, blockToLive = 0 } = params
        const { invalidArgument, send } = at('preprocess')
        if (
          blockToLive < 0 ||
          (typeof blockToLive === 'number' && !Number.isInteger(blockToLive))
        ) {
          throw invalidArgument(
            'blockToLive',
            `must be an integer of at least 0, got ${blockToLive}`,
          )
        }
        const body = {
          operations: checkOperations(operations, 255, invalidArgument).operations,
          metadata: {
            block_to_live: blockToLive.toString(),
            change_pk: `0x${readHexOf(TAG_SIZE, changeAddressHash, 'changeAddressHash', invalidArgument)}`,
          },
        }
        return send(body, constructionPreprocessResponse, options)
      }),
    metadata: (params, options) =>
      apiPromise(async () => {
        const { options: constructionOptions, publicKeys } = params
        const { invalidArgument, send } = at('metadata')
        const body = {
          options: constructionOptions,
          public_keys: publicKeys?.map((publicKey) => publicKeyOf(publicKey, invalidArgument)),
        }
        return send(body, constructionMetadataResponse, options)
      }),
    payloads: (params, options) =>
      apiPromise(async () => {
        const { operations, metadata, publicKey } = params
        const { context, invalidArgument, send } = at('payloads')
        const checked = checkOperations(operations, 1, invalidArgument)
        if (checked.total > BigInt(metadata.source_balance)) {
          throw invalidArgument(
            'operations',
            `spend ${checked.total} nanoMCM, but the balance is ${metadata.source_balance} nanoMCM`,
          )
        }
        const body = {
          operations: checked.operations,
          // The server crashes if this value is a number.
          metadata: { ...metadata, block_to_live: BigInt(metadata.block_to_live).toString() },
          public_keys: [publicKeyOf(publicKey, invalidArgument)],
        }
        const { data, response } = await send(body, constructionPayloadsResponse, options)
        const from = { ...context, endpoint: response.endpoint }
        const payloads = oneOrMore(data.payloads, 'payloads', from)
        return { data: { ...data, payloads }, response }
      }),
    combine: (params, options) =>
      apiPromise(async () => {
        const { unsignedTransaction, payload, publicKey, signature } = params
        const { invalidArgument, send } = at('combine')
        const unsigned = transactionOf(
          unsignedTransaction,
          'unsignedTransaction',
          false,
          invalidArgument,
        )
        if (payload.hex_bytes !== unsigned) {
          throw invalidArgument('payload', 'must match the unsigned transaction')
        }
        const body = {
          unsigned_transaction: unsigned,
          signatures: [
            {
              signing_payload: payload,
              public_key: publicKeyOf(publicKey, invalidArgument),
              signature_type: CURVE_TYPE,
              hex_bytes: readHexOf(SIGNATURE_SIZE, signature, 'signature', invalidArgument),
            },
          ],
        }
        return send(body, constructionCombineResponse, options)
      }),
    parse: (params, options) =>
      apiPromise(async () => {
        const { signed, transaction } = params
        const { invalidArgument, send } = at('parse')
        const body = {
          signed,
          transaction: transactionOf(transaction, 'transaction', signed, invalidArgument),
        }
        return send(body, constructionParseResponse, options)
      }),
    hash: (params, options) =>
      apiPromise(async () => {
        const { signedTransaction } = params
        const { invalidArgument, send } = at('hash')
        const signed = transactionOf(signedTransaction, 'signedTransaction', true, invalidArgument)
        const body = { signed_transaction: signed }
        return send(body, transactionIdentifierResponse, options)
      }),
    submit: (params, options) =>
      apiPromise(async () => {
        const { signedTransaction } = params
        const { invalidArgument, send } = at('submit')
        const signed = transactionOf(signedTransaction, 'signedTransaction', true, invalidArgument)
        const body = { signed_transaction: signed }
        const once = { ...options, retry: false as const }
        return send(body, transactionIdentifierResponse, once)
      }),
  }
}
