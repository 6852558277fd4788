import deriveExchange from '../../../../vectors/exchanges/mesh-server/construction_derive.json'
import metadataExchange from '../../../../vectors/exchanges/mesh-server/construction_metadata.json'
import payloadsExchange from '../../../../vectors/exchanges/mesh-server/construction_payloads.json'
import preprocessExchange from '../../../../vectors/exchanges/mesh-server/construction_preprocess.json'
import { type Call, type Field, networkField } from './call'
import { fromTestChain } from './captured'
import * as limit from './limits'

/** The operations of a payment. */
export const operations: Field = {
  name: 'operations[]',
  type: 'Operation',
  text: 'Exactly one `SOURCE_TRANSFER`, one to 255 `DESTINATION_TRANSFER` and exactly one `FEE`, recognised by their `type`.',
  limits: limit.items(3, 257),
}

export const derive: Call = {
  id: 'construction-derive',
  path: '/construction/derive',
  summary: 'The account of a public key and a tag',
  ...fromTestChain(deriveExchange),
  origin: 'test chain',
  request: [
    networkField,
    {
      name: 'public_key.hex_bytes',
      type: 'string',
      text: 'The WOTS+ public key: 4,288 hex digits. The server doesn’t read it.',
      limits: limit.bareHex('{4288}'),
    },
    {
      name: 'public_key.curve_type',
      type: 'string',
      text: '`wotsp`. Anything else is [code 7](/docs/errors#code-7).',
      limits: limit.oneOf('wotsp'),
    },
    {
      name: 'metadata.tag',
      type: 'string',
      text: 'The tag, returned as it was sent, unchecked.',
      limits: limit.tag,
    },
  ],
  response: [{ name: 'account_identifier.address', type: 'string', text: 'The tag you sent.' }],
}

export const preprocess: Call = {
  id: 'construction-preprocess',
  path: '/construction/preprocess',
  summary: 'From what is meant to what has to be looked up',
  ...fromTestChain(preprocessExchange),
  origin: 'test chain',
  request: [
    networkField,
    operations,
    {
      name: 'metadata.block_to_live',
      type: 'string',
      text: '`0` for no limit, the safe choice: a transaction that expires leaves the coins under a key that [has signed](/docs/guides/wallets#stuck). Otherwise the last height that may contain the transaction, at most 256 ahead. Echoed.',
      limits: limit.decimal,
    },
    {
      name: 'metadata.change_pk',
      type: 'string',
      text: 'Despite its name the **hash** of the next key: `0x` and 40 hex digits. It receives the change.',
      limits: limit.tag,
    },
  ],
  response: [
    {
      name: 'options',
      type: 'object',
      text: '`block_to_live`, `change_pk` and `source_addr`: hand it to the next call as it is.',
    },
    {
      name: 'required_public_keys[].address',
      type: 'string',
      text: 'Who has to sign: the source.',
    },
  ],
}

export const metadata: Call = {
  id: 'construction-metadata',
  path: '/construction/metadata',
  summary: 'The balance to spend and a suggested fee',
  ...fromTestChain(metadataExchange),
  origin: 'test chain',
  request: [
    networkField,
    { name: 'options', type: 'object', text: 'From preprocess.' },
    {
      name: 'public_keys[]',
      type: 'object',
      text: 'Allowed by the standard; not read.',
      optional: true,
    },
  ],
  response: [
    {
      name: 'metadata.source_balance',
      type: 'string',
      text: 'The whole balance of the source in nanoMCM. All of it is spent; the rest returns as change.',
    },
    { name: 'metadata.change_pk', type: 'string', text: 'As sent.' },
    { name: 'metadata.block_to_live', type: 'string', text: 'As sent.' },
    {
      name: 'suggested_fee[]',
      type: 'Amount',
      text: 'One amount: the 40th percentile of the last 100 blocks’ minimum fee, at least 500 nanoMCM, **per destination**.',
    },
  ],
}

export const payloads: Call = {
  id: 'construction-payloads',
  path: '/construction/payloads',
  summary: 'The bytes to sign',
  ...fromTestChain(payloadsExchange),
  origin: 'test chain',
  request: [
    networkField,
    {
      ...operations,
      text: `${operations.text} Every destination needs a \`metadata.memo\`, if only an empty one. The source’s amount is ignored.`,
    },
    {
      name: 'metadata',
      type: 'object',
      text: 'From the previous call. All three values are strings: a number crashes the handler.',
    },
    {
      name: 'public_keys[]',
      type: 'object',
      text: 'Exactly one: `hex_bytes` with 4,288 hex digits and without `0x`, `curve_type` with `wotsp`.',
      limits: limit.items(1),
    },
  ],
  response: [
    {
      name: 'unsigned_transaction',
      type: 'string',
      text: 'Header and destinations as hex, without `0x`.',
    },
    {
      name: 'payloads[].hex_bytes',
      type: 'string',
      text: 'The same bytes. What is signed is their SHA-256.',
    },
    {
      name: 'payloads[].account_identifier',
      type: 'AccountIdentifier',
      text: 'The account of the first operation, which need not be the signer.',
    },
    { name: 'payloads[].signature_type', type: 'string', text: '`wotsp`.' },
  ],
}
