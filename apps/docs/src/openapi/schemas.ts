// The client doesn't export its validators. No other file imports them from its source.
import * as account from '../../../../packages/rosetta-client/src/schema/account'
import * as amount from '../../../../packages/rosetta-client/src/schema/amount'
import * as block from '../../../../packages/rosetta-client/src/schema/block'
import * as call from '../../../../packages/rosetta-client/src/schema/call'
import * as construction from '../../../../packages/rosetta-client/src/schema/construction'
import * as constructionPrepare from '../../../../packages/rosetta-client/src/schema/construction-prepare'
import * as events from '../../../../packages/rosetta-client/src/schema/events'
import * as identifiers from '../../../../packages/rosetta-client/src/schema/identifiers'
import * as mempool from '../../../../packages/rosetta-client/src/schema/mempool'
import * as network from '../../../../packages/rosetta-client/src/schema/network'
import * as networkOptions from '../../../../packages/rosetta-client/src/schema/network-options'
import * as operation from '../../../../packages/rosetta-client/src/schema/operation'
import * as scalars from '../../../../packages/rosetta-client/src/schema/scalars'
import type { Field, Schema } from '../../../../packages/rosetta-client/src/schema/schema'
import type { JsonSchema } from './json-schema'
import * as search from '../../../../packages/rosetta-client/src/schema/search'
import * as stats from '../../../../packages/rosetta-client/src/schema/stats'
import * as transaction from '../../../../packages/rosetta-client/src/schema/transaction'

/** The client's validator of each call's response. */
const responses: Readonly<Record<string, Schema<unknown>>> = {
  '/network/status': network.networkStatusResponse,
  '/network/options': networkOptions.networkOptionsResponse,
  '/network/list': networkOptions.networkListResponse,
  '/account/balance': account.accountBalanceResponse,
  '/block': block.blockResponse,
  '/block/transaction': block.blockTransactionResponse,
  '/search/transactions': search.searchTransactionsResponse,
  '/mempool': mempool.mempoolResponse,
  '/mempool/transaction': mempool.mempoolTransactionResponse,
  '/call': call.resolveTagResponse,
  '/stats/richlist': stats.richListResponse,
  '/events/blocks': events.blockEventsResponse,
  '/construction/derive': constructionPrepare.constructionDeriveResponse,
  '/construction/preprocess': constructionPrepare.constructionPreprocessResponse,
  '/construction/metadata': constructionPrepare.constructionMetadataResponse,
  '/construction/payloads': construction.constructionPayloadsResponse,
  '/construction/combine': construction.constructionCombineResponse,
  '/construction/parse': construction.constructionParseResponse,
  '/construction/hash': construction.transactionIdentifierResponse,
  '/construction/submit': construction.transactionIdentifierResponse,
}

/** Types that several responses share, keyed by their names on the data types page. */
export const shared: Readonly<Record<string, Schema<unknown>>> = {
  NetworkIdentifier: identifiers.networkIdentifier,
  BlockIdentifier: identifiers.blockIdentifier,
  TransactionIdentifier: identifiers.transactionIdentifier,
  AccountIdentifier: identifiers.accountIdentifier,
  Amount: amount.amount,
  Currency: amount.currency,
  Operation: operation.operation,
  Transaction: transaction.transaction,
}

/** JSON Schemas of the validators that test a value with a function. */
const values = new Map<Schema<unknown>, JsonSchema>([
  [scalars.parentHeight, { type: 'integer', format: 'int64', minimum: -1 }],
  [scalars.count, { type: 'integer', format: 'int64', minimum: 0 }],
  [scalars.time, { type: 'integer', format: 'int64', minimum: 0, maximum: 8.64e15 }],
  [scalars.uint64, { type: 'string', pattern: '^(0|[1-9][0-9]{0,19})$' }],
  [scalars.signedUint64, { type: 'string', pattern: '^(0|-?[1-9][0-9]{0,19})$' }],
  [scalars.hash, { type: 'string', pattern: '^(0x)?[0-9a-fA-F]{64}$' }],
  [scalars.hashOrEmpty, { type: 'string', pattern: '^((0x)?[0-9a-fA-F]{64})?$' }],
  [scalars.hash20, { type: 'string', pattern: '^(0x)?[0-9a-fA-F]{40}$' }],
  [scalars.hexAddress, { type: 'string', pattern: '^(0x)?([0-9a-fA-F]{40}|[0-9a-fA-F]{80})$' }],
  [scalars.bareHex, { type: 'string', pattern: '^(0x)?([0-9a-fA-F]{2})+$' }],
])

/** Returns the schema of a call's response on the wire. */
export function responseSchema(path: string): JsonSchema {
  const validator = responses[path]
  if (!validator) throw new Error(`The client has no validator for ${path}`)
  return withWireNumbers(path, convert(validator))
}

/** Returns the schemas of the shared types, keyed by name. */
export function sharedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(shared).map(([name, validator]) => {
      const { [name]: _self, ...others } = shared
      return [name, convert(validator, others)]
    }),
  )
}

/** Converts a validator. The sign of an operation's amount is the only rule that isn't converted. */
function convert(validator: Schema<unknown>, definitions = shared): JsonSchema {
  const [name] = Object.entries(definitions).find(([, each]) => each === validator) ?? []
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  const described = values.get(validator)
  if (described) return described
  const { nullable, entry, fields, values: allowed, name: type } = validator
  if (nullable) return { anyOf: [convert(nullable, definitions), { type: 'null' }] }
  if (entry) return { type: 'array', items: convert(entry, definitions) }
  if (fields) return convertFields(fields, definitions)
  if (allowed) return allowed.length === 1 ? { const: allowed[0] } : { enum: [...allowed] }
  return type === 'string' || type === 'boolean' || type === 'number' ? { type } : {}
}

function convertFields(
  fields: Readonly<Record<string, Field>>,
  definitions: typeof shared,
): JsonSchema {
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const [key, field] of Object.entries(fields)) {
    properties[key] = convert(field.optional ?? field, definitions)
    if (!field.optional) required.push(key)
  }
  return { type: 'object', properties, required }
}

const LONG_INTEGER: JsonSchema = { type: 'integer', format: 'int64', minimum: 0 }

/**
 * Restores the integer type of amounts that the server returns as numbers. The client converts
 * these amounts to strings before it validates them.
 */
function withWireNumbers(path: string, schema: JsonSchema): JsonSchema {
  const places: Record<string, readonly string[]> = {
    '/call': ['result.amount'],
    '/search/transactions': ['block_to_live', 'send_total', 'change_total', 'fee_total'].map(
      (name) => `transactions[].metadata.${name}`,
    ),
  }
  for (const place of places[path] ?? []) {
    const holder = at(schema, place.split('.').slice(0, -1))
    if (holder?.properties) holder.properties[place.split('.').at(-1) ?? ''] = LONG_INTEGER
  }
  return schema
}

/**
 * Returns the schema at a path such as `transactions[].metadata`. Lists and nullable types are
 * unwrapped along the way.
 */
export function at(schema: JsonSchema, steps: readonly string[]): JsonSchema | undefined {
  let here: JsonSchema | undefined = schema
  for (const step of steps) {
    const name = step.replace('[]', '')
    here = isSchema(here?.properties?.[name]) ? present(here.properties[name]) : undefined
    if (step.endsWith('[]')) here = isSchema(here?.items) ? here.items : undefined
  }
  return here && present(here)
}

function present(schema: JsonSchema): JsonSchema {
  const option = schema.anyOf?.find((each) => isSchema(each) && each.type !== 'null')
  return isSchema(option) ? option : schema
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
