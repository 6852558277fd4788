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
  text: 'Exactly one `SOURCE_TRANSFER`, 1 to 255 `DESTINATION_TRANSFER` and exactly one `FEE`, in any order. Requests are limited to 30 kB, which is enough for about 100 destinations.',
  limits: limit.items(3, 257),
}

export const derive: Call = {
  id: 'construction-derive',
  path: '/construction/derive',
  summary: 'Get the account of a public key and a tag',
  ...fromTestChain(deriveExchange),
  origin: 'test chain',
  keepsValues: true,
  request: [
    networkField,
    {
      name: 'public_key.hex_bytes',
      type: 'string',
      text: 'The WOTS+ public key: 4,288 hex digits. Ignored.',
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
      text: 'The tag, returned without validation.',
      limits: limit.tag,
    },
  ],
  response: [{ name: 'account_identifier.address', type: 'string', text: 'The tag you sent.' }],
}

export const preprocess: Call = {
  id: 'construction-preprocess',
  path: '/construction/preprocess',
  summary: 'Get the options for the metadata call',
  ...fromTestChain(preprocessExchange),
  origin: 'test chain',
  keepsValues: true,
  request: [
    networkField,
    operations,
    {
      name: 'metadata.block_to_live',
      type: 'string',
      text: 'The last height that may contain the transaction, at most 256 ahead, or `0` for no limit. Use `0`: if a transaction expires, its coins are [stuck](/docs/guides/wallets#stuck) under a key that has signed.',
      limits: limit.decimal,
    },
    {
      name: 'metadata.change_pk',
      type: 'string',
      text: 'Despite its name, the **hash** of the next key: `0x` and 40 hex digits. It receives the change.',
      limits: limit.tag,
    },
  ],
  response: [
    {
      name: 'options',
      type: 'object',
      text: '`block_to_live`, `change_pk` and `source_addr`. Pass it to the next call unchanged.',
    },
    {
      name: 'required_public_keys[].address',
      type: 'string',
      text: 'The required signer, which is the source.',
    },
  ],
}

export const metadata: Call = {
  id: 'construction-metadata',
  path: '/construction/metadata',
  summary: 'Get the balance to spend and a suggested fee',
  ...fromTestChain(metadataExchange),
  origin: 'test chain',
  keepsValues: true,
  request: [
    networkField,
    { name: 'options', type: 'object', text: 'From `preprocess`.' },
    {
      name: 'public_keys[]',
      type: 'object',
      text: 'Part of the standard; ignored here.',
      optional: true,
    },
  ],
  response: [
    {
      name: 'metadata.source_balance',
      type: 'string',
      text: 'The source’s whole balance in nanoMCM. All of it is spent; the rest returns as change.',
    },
    { name: 'metadata.change_pk', type: 'string', text: 'From `options`, unchanged.' },
    { name: 'metadata.block_to_live', type: 'string', text: 'From `options`, unchanged.' },
    {
      name: 'suggested_fee[]',
      type: 'Amount',
      text: 'One amount, **per destination**: the 40th percentile of the minimum fees in the last 100 blocks, at least 500 nanoMCM.',
    },
  ],
}

export const payloads: Call = {
  id: 'construction-payloads',
  path: '/construction/payloads',
  summary: 'Get the bytes to sign',
  ...fromTestChain(payloadsExchange),
  origin: 'test chain',
  keepsValues: true,
  request: [
    networkField,
    {
      ...operations,
      text: `${operations.text} Every destination must have a \`metadata.memo\`, which can be empty. The source’s amount is ignored.`,
    },
    {
      name: 'metadata',
      type: 'object',
      text: 'From `metadata`. All three values must be strings; a number crashes the handler.',
    },
    {
      name: 'public_keys[]',
      type: 'object',
      text: 'Exactly one, with `hex_bytes` (4,288 hex digits without `0x`) and `curve_type` (`wotsp`).',
      limits: limit.items(1),
    },
  ],
  response: [
    {
      name: 'unsigned_transaction',
      type: 'string',
      text: 'The header and the destinations in hex, without `0x`.',
    },
    {
      name: 'payloads[].hex_bytes',
      type: 'string',
      text: 'The same bytes. Sign their SHA-256.',
    },
    {
      name: 'payloads[].account_identifier',
      type: 'AccountIdentifier',
      text: 'The account of the first operation, which may not be the signer.',
    },
    { name: 'payloads[].signature_type', type: 'string', text: '`wotsp`.' },
  ],
}
