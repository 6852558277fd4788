import combineExchange from '../../../../vectors/exchanges/mesh-server/construction_combine.json'
import hashExchange from '../../../../vectors/exchanges/mesh-server/construction_hash.json'
import parseExchange from '../../../../vectors/exchanges/mesh-server/construction_parse_unsigned.json'
import submitExchange from '../../../../vectors/exchanges/mesh-server/construction_submit.json'
import { type Call, type Field, networkField } from './call'
import { fromTestChain } from './captured'
import * as limit from './limits'

const transactionHash: Field = {
  name: 'transaction_identifier.hash',
  type: 'string',
  text: '64 hex digits **without** `0x`.',
}

export const combine: Call = {
  id: 'construction-combine',
  path: '/construction/combine',
  summary: 'Combine a transaction and its signature',
  ...fromTestChain(combineExchange),
  origin: 'test chain',
  keepsValues: true,
  request: [
    networkField,
    {
      name: 'unsigned_transaction',
      type: 'string',
      text: 'From `payloads`.',
      limits: limit.bareHex('+'),
    },
    {
      name: 'signatures[]',
      type: 'object',
      text: 'Exactly one, with `signing_payload` (from `payloads`), `public_key`, `signature_type` (`wotsp`) and `hex_bytes`.',
      limits: limit.items(1),
    },
    {
      name: 'signatures[].hex_bytes',
      type: 'string',
      text: '4,416 hex digits: the signature (2,144 bytes), the public seed (32) and the address seed (32).',
      limits: limit.bareHex('{4416}'),
    },
  ],
  response: [
    {
      name: 'signed_transaction',
      type: 'string',
      text: 'The complete transaction in hex, without `0x`.',
    },
  ],
}

export const parse: Call = {
  id: 'construction-parse',
  path: '/construction/parse',
  summary: 'Decode a transaction',
  ...fromTestChain(parseExchange),
  origin: 'test chain',
  keepsValues: true,
  request: [
    networkField,
    {
      name: 'signed',
      type: 'boolean',
      text: '`true` for a transaction from `combine`, `false` for one from `payloads`.',
    },
    {
      name: 'transaction',
      type: 'string',
      text: 'Hex without `0x`. A string that is too short crashes the handler.',
      limits: limit.bareHex('+'),
    },
  ],
  response: [
    {
      name: 'operations[]',
      type: 'Operation',
      text: 'As in the mempool: all are `PENDING`, and the fee goes to the zero address.',
    },
    {
      name: 'account_identifier_signers[]',
      type: 'AccountIdentifier',
      text: 'The source, even if the transaction is unsigned.',
    },
    {
      name: 'metadata.block_to_live',
      type: 'string',
      text: 'The Unicode character with this code point, not the number: `\\u0000` for 0.',
    },
  ],
}

export const hash: Call = {
  id: 'construction-hash',
  path: '/construction/hash',
  summary: 'Hash a signed transaction',
  ...fromTestChain(hashExchange),
  origin: 'test chain',
  keepsValues: true,
  request: [
    networkField,
    {
      name: 'signed_transaction',
      type: 'string',
      text: 'From `combine`.',
      limits: limit.bareHex('+'),
    },
  ],
  response: [{ ...transactionHash, text: `${transactionHash.text} Not the transaction id.` }],
}

export const submit: Call = {
  id: 'construction-submit',
  path: '/construction/submit',
  summary: 'Send a transaction to the network',
  ...fromTestChain(submitExchange),
  origin: 'test chain',
  keepsValues: true,
  request: [
    networkField,
    {
      name: 'signed_transaction',
      type: 'string',
      text: 'From `combine`, or built locally. Hex without `0x`.',
      limits: limit.bareHex('+'),
    },
  ],
  response: [
    {
      ...transactionHash,
      text: `${transactionHash.text} It only means that the bytes were sent.`,
    },
  ],
}
