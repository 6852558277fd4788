import { PUBLIC_KEY_SIZE, SIGNATURE_SIZE, TAG_SIZE } from '@mcm/address'
import { readTag } from '../core/arguments'
import type { InvalidArgument } from '../core/arguments'
import type { Call, Caller } from '../core/caller'
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
import type {
  ConstructionCombineParams,
  ConstructionDeriveParams,
  ConstructionMetadataParams,
  ConstructionParseParams,
  ConstructionPayloadsParams,
  ConstructionPreprocessParams,
  SignedTransactionParams,
} from './construction-params'
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

  const derive = at('derive')
  const preprocess = at('preprocess')
  const metadata = at('metadata')
  const payloads = at('payloads')
  const combine = at('combine')
  const parse = at('parse')
  const hash = at('hash')
  const submit = at('submit')
  const signedTransactionOf =
    ({ invalidArgument }: Call) =>
    ({ signedTransaction }: SignedTransactionParams) => ({
      signed_transaction: transactionOf(
        signedTransaction,
        'signedTransaction',
        true,
        invalidArgument,
      ),
    })
  const send = submit.method(transactionIdentifierResponse, signedTransactionOf(submit))
  return {
    derive: derive.method(
      constructionDeriveResponse,
      ({ publicKey, tag }: ConstructionDeriveParams) => ({
        public_key: publicKeyOf(publicKey, derive.invalidArgument),
        metadata: { tag: readTag(tag, derive.invalidArgument) },
      }),
    ),
    preprocess: preprocess.method(
      constructionPreprocessResponse,
      ({ operations, changeAddressHash, blockToLive = 0 }: ConstructionPreprocessParams) => {
        const { invalidArgument } = preprocess
        if (
          blockToLive < 0 ||
          (typeof blockToLive === 'number' && !Number.isInteger(blockToLive))
        ) {
          throw invalidArgument(
            'blockToLive',
            `must be an integer of at least 0, got ${blockToLive}`,
          )
        }
        return {
          operations: checkOperations(operations, 255, invalidArgument).operations,
          metadata: {
            block_to_live: blockToLive.toString(),
            change_pk: `0x${readHexOf(TAG_SIZE, changeAddressHash, 'changeAddressHash', invalidArgument)}`,
          },
        }
      },
    ),
    metadata: metadata.method(
      constructionMetadataResponse,
      ({ options, publicKeys }: ConstructionMetadataParams) => ({
        options,
        public_keys: publicKeys?.map((publicKey) =>
          publicKeyOf(publicKey, metadata.invalidArgument),
        ),
      }),
    ),
    payloads: payloads.method(
      constructionPayloadsResponse,
      ({ operations, metadata, publicKey }: ConstructionPayloadsParams) => {
        const { invalidArgument } = payloads
        const checked = checkOperations(operations, 1, invalidArgument)
        if (checked.total > BigInt(metadata.source_balance)) {
          throw invalidArgument(
            'operations',
            `spend ${checked.total} nanoMCM, but the balance is ${metadata.source_balance} nanoMCM`,
          )
        }
        return {
          operations: checked.operations,
          // The server crashes if this value is a number.
          metadata: { ...metadata, block_to_live: BigInt(metadata.block_to_live).toString() },
          public_keys: [publicKeyOf(publicKey, invalidArgument)],
        }
      },
    ),
    combine: combine.method(
      constructionCombineResponse,
      ({ unsignedTransaction, payload, publicKey, signature }: ConstructionCombineParams) => {
        const { invalidArgument } = combine
        const unsigned = transactionOf(
          unsignedTransaction,
          'unsignedTransaction',
          false,
          invalidArgument,
        )
        if (payload.hex_bytes !== unsigned) {
          throw invalidArgument('payload', 'must match the unsigned transaction')
        }
        return {
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
      },
    ),
    parse: parse.method(
      constructionParseResponse,
      ({ signed, transaction }: ConstructionParseParams) => ({
        signed,
        transaction: transactionOf(transaction, 'transaction', signed, parse.invalidArgument),
      }),
    ),
    hash: hash.method(transactionIdentifierResponse, signedTransactionOf(hash)),
    submit: (params, options) => send(params, { ...options, retry: false }),
  }
}
