import { exampleValues } from '../samples/example-values'
import type { Field, Json } from './call'
import { fromMainnet } from './captured'
import * as limit from './limits'
import { operationFields, transactionFields } from './transaction-fields'

/** An object that several calls share. */
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
        text: '`mainnet`. A server for another network, such as `testnet`, takes that name instead.',
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
        text: 'The height: 0 for genesis, whose parent has −1. In a request 0 means the tip.',
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
        text: `${hash.text} A block’s reward carries the hash of the block. The construction calls leave \`0x\` out.`,
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
        text: 'The tag: `0x` and 40 hex digits. Upper case is understood, lower case is answered. Never Base58.',
      },
      {
        name: 'sub_account',
        type: 'object',
        text: 'In the standard; unused here.',
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
        text: 'Whole nanoMCM in decimal, negative for a debit. A string, because it may exceed what a double holds exactly.',
      },
      { name: 'currency', type: 'Currency', text: 'Always the same.' },
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
        text: '9: one MCM is 1,000,000,000 nanoMCM.',
      },
      { name: 'metadata', type: 'object', text: 'In the standard; never sent.', optional: true },
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
      { name: 'block_identifier', type: 'BlockIdentifier', text: 'This block.' },
      { name: 'parent_block_identifier', type: 'BlockIdentifier', text: 'The one before.' },
      {
        name: 'timestamp',
        type: 'integer, ms',
        text: 'When it was solved, in milliseconds since 1970.',
      },
      {
        name: 'transactions[]',
        type: 'Transaction',
        text: 'The reward first, then the transactions in the order of the chain.',
      },
      {
        name: 'metadata.block_size',
        type: 'integer, bytes',
        text: 'As the server rebuilds it. Always 192 for a neogenesis block, whose real file also holds the ledger.',
      },
      {
        name: 'metadata.difficulty',
        type: 'integer',
        text: 'Leading zero bits asked of the proof of work.',
      },
      {
        name: 'metadata.fee',
        type: 'integer',
        text: 'The **minimum** fee per destination in nanoMCM, not what was paid. 0 for pseudo and neogenesis blocks.',
      },
      {
        name: 'metadata.haiku',
        type: 'string',
        text: 'The verse of the nonce. Empty for pseudo and neogenesis blocks; missing on servers before September 2025.',
        optional: true,
      },
      { name: 'metadata.nonce', type: 'string', text: '32 bytes: `0x` and 64 hex digits.' },
      { name: 'metadata.root', type: 'string', text: 'The Merkle root, 32 bytes.' },
      { name: 'metadata.stime', type: 'integer, ms', text: 'Equals `timestamp`.' },
      {
        name: 'metadata.tx_count',
        type: 'integer',
        text: 'Transactions without the reward.',
      },
    ],
    example: { ...block, transactions: [reward] },
  },
]
