import { exampleValues } from '../samples/example-values'
import type { Field, Json } from './call'
import { fromMainnet } from './captured'
import * as limit from './limits'
import { operationFields, transactionFields } from './transaction-fields'

/** An object type that several calls share. */
export interface DataType {
  name: string
  fields: readonly Field[]
  example: Json
}

interface CapturedTransaction {
  readonly [key: string]: Json
  readonly operations: readonly Json[]
}

const { block } = fromMainnet('/block') as {
  block: { readonly [key: string]: Json; readonly transactions: readonly CapturedTransaction[] }
}
const [reward = null] = block.transactions
const { transaction: transfer } = fromMainnet('/block/transaction') as {
  transaction: CapturedTransaction
}

const mcm = { symbol: 'MCM', decimals: 9 }

const hash: Field = {
  name: 'hash',
  type: 'string',
  text: '`0x` and 64 hex digits, in lower case.',
}

export const dataTypes: readonly DataType[] = [
  {
    name: 'NetworkIdentifier',
    fields: [
      { name: 'blockchain', type: 'string', text: '`mochimo`.', limits: limit.oneOf('mochimo') },
      {
        name: 'network',
        type: 'string',
        text: '`mainnet`, or another network that the server serves, such as `testnet`.',
      },
    ],
    example: { blockchain: 'mochimo', network: 'mainnet' },
  },
  {
    name: 'BlockIdentifier',
    fields: [
      {
        name: 'index',
        type: 'integer',
        text: 'The height. Genesis is 0, and its parent is −1. In a request, 0 means the tip.',
      },
      hash,
    ],
    example: { index: exampleValues.blockIndex, hash: exampleValues.blockHash },
  },
  {
    name: 'TransactionIdentifier',
    fields: [
      {
        ...hash,
        text: `${hash.text} A reward has its block’s hash. Construction calls omit \`0x\`.`,
      },
    ],
    example: { hash: exampleValues.transactionHash },
  },
  {
    name: 'AccountIdentifier',
    fields: [
      {
        name: 'address',
        type: 'string',
        text: 'The tag: `0x` and 40 hex digits. Requests are case-insensitive, and responses are lower case. Base58 isn’t supported.',
      },
      {
        name: 'sub_account',
        type: 'object',
        text: 'Part of the standard; ignored here.',
        optional: true,
      },
    ],
    example: { address: exampleValues.address },
  },
  {
    name: 'Amount',
    fields: [
      {
        name: 'value',
        type: 'string',
        text: 'An integer in nanoMCM, negative for a debit. A string because it can exceed 2⁵³.',
      },
      { name: 'currency', type: 'Currency', text: 'Always MCM.' },
    ],
    example: { value: '12065840589', currency: mcm },
  },
  {
    name: 'Currency',
    fields: [
      { name: 'symbol', type: 'string', text: '`MCM`.' },
      {
        name: 'decimals',
        type: 'integer',
        text: '9: 1 MCM is 1,000,000,000 nanoMCM.',
      },
      {
        name: 'metadata',
        type: 'object',
        text: 'Part of the standard; never returned.',
        optional: true,
      },
    ],
    example: mcm,
  },
  {
    name: 'Operation',
    fields: operationFields,
    example: transfer.operations[1] ?? null,
  },
  {
    name: 'Transaction',
    fields: transactionFields,
    example: transfer,
  },
  {
    name: 'Block',
    fields: [
      {
        name: 'block_identifier',
        type: 'BlockIdentifier',
        text: 'The block’s own height and hash.',
      },
      {
        name: 'parent_block_identifier',
        type: 'BlockIdentifier',
        text: 'The height and hash of the previous block. If you follow the chain, it must be your last block.',
      },
      {
        name: 'timestamp',
        type: 'integer, ms',
        text: 'Solve time in milliseconds since 1970.',
      },
      {
        name: 'transactions[]',
        type: 'Transaction',
        text: 'The reward, followed by the transactions in chain order.',
      },
      {
        name: 'metadata.block_size',
        type: 'integer, bytes',
        text: 'Size of the block, as rebuilt by the server. Always 192 for a neogenesis block, because it excludes the ledger.',
      },
      {
        name: 'metadata.difficulty',
        type: 'integer',
        text: 'Number of leading zero bits that the proof of work must have.',
      },
      {
        name: 'metadata.fee',
        type: 'integer',
        text: 'The **minimum** fee per destination in nanoMCM, not the fees paid. 0 for pseudo and neogenesis blocks.',
      },
      {
        name: 'metadata.haiku',
        type: 'string',
        text: 'The haiku encoded in the nonce. Empty for pseudo and neogenesis blocks. Not returned by servers from before September 2025.',
        optional: true,
      },
      { name: 'metadata.nonce', type: 'string', text: '32 bytes: `0x` and 64 hex digits.' },
      { name: 'metadata.root', type: 'string', text: 'The Merkle root, 32 bytes.' },
      { name: 'metadata.stime', type: 'integer, ms', text: 'Equals `timestamp`.' },
      {
        name: 'metadata.tx_count',
        type: 'integer',
        text: 'Number of transactions, without the reward.',
      },
    ],
    example: { ...block, transactions: [reward] },
  },
]
