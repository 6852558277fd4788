import { toJsonSchema, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
// The validators are no part of the client’s public face; this is the one place that reaches for them.
import * as account from '../../../../packages/rosetta-client/src/schema/account'
import * as amount from '../../../../packages/rosetta-client/src/schema/amount'
import * as block from '../../../../packages/rosetta-client/src/schema/block'
import * as call from '../../../../packages/rosetta-client/src/schema/call'
import * as construction from '../../../../packages/rosetta-client/src/schema/construction'
import * as events from '../../../../packages/rosetta-client/src/schema/events'
import * as identifiers from '../../../../packages/rosetta-client/src/schema/identifiers'
import * as mempool from '../../../../packages/rosetta-client/src/schema/mempool'
import * as network from '../../../../packages/rosetta-client/src/schema/network'
import * as operation from '../../../../packages/rosetta-client/src/schema/operation'
import * as scalars from '../../../../packages/rosetta-client/src/schema/scalars'
import * as search from '../../../../packages/rosetta-client/src/schema/search'
import * as stats from '../../../../packages/rosetta-client/src/schema/stats'
import * as transaction from '../../../../packages/rosetta-client/src/schema/transaction'

/** What the client validates each call's answer with. */
const answers: Readonly<Record<string, GenericSchema>> = {
  '/network/status': network.networkStatusResponse,
  '/network/options': network.networkOptionsResponse,
  '/network/list': network.networkListResponse,
  '/account/balance': account.accountBalanceResponse,
  '/block': block.blockResponse,
  '/block/transaction': block.blockTransactionResponse,
  '/search/transactions': search.searchTransactionsResponse,
  '/mempool': mempool.mempoolResponse,
  '/mempool/transaction': mempool.mempoolTransactionResponse,
  '/call': call.resolveTagResponse,
  '/stats/richlist': stats.richListResponse,
  '/events/blocks': events.blockEventsResponse,
  '/construction/derive': construction.constructionDeriveResponse,
  '/construction/preprocess': construction.constructionPreprocessResponse,
  '/construction/metadata': construction.constructionMetadataResponse,
  '/construction/payloads': construction.constructionPayloadsResponse,
  '/construction/combine': construction.constructionCombineResponse,
  '/construction/parse': construction.constructionParseResponse,
  '/construction/hash': construction.transactionIdentifierResponse,
  '/construction/submit': construction.transactionIdentifierResponse,
}

/** The types that several answers share, by the name of their section on the data types page. */
export const shared: Readonly<Record<string, GenericSchema>> = {
  NetworkIdentifier: identifiers.networkIdentifier,
  BlockIdentifier: identifiers.blockIdentifier,
  TransactionIdentifier: identifiers.transactionIdentifier,
  AccountIdentifier: identifiers.accountIdentifier,
  Amount: amount.amount,
  Currency: amount.currency,
  Operation: operation.operation,
  Transaction: transaction.transaction,
}

/** The validators of single values are functions, which say nothing about themselves. */
const described: readonly (readonly [GenericSchema, JsonSchema])[] = [
  [scalars.height, { type: 'integer', format: 'int64', minimum: -1 }],
  [scalars.count, { type: 'integer', format: 'int64', minimum: 0 }],
  [scalars.uint64, { type: 'string', pattern: '^(0|[1-9][0-9]{0,19})$' }],
  [scalars.signedUint64, { type: 'string', pattern: '^(0|-?[1-9][0-9]{0,19})$' }],
  [scalars.hash, { type: 'string', pattern: '^(0x)?[0-9a-fA-F]{64}$' }],
  [scalars.hashOrEmpty, { type: 'string', pattern: '^((0x)?[0-9a-fA-F]{64})?$' }],
  [scalars.hash20, { type: 'string', pattern: '^(0x)?[0-9a-fA-F]{40}$' }],
  [scalars.hexAddress, { type: 'string', pattern: '^(0x)?([0-9a-fA-F]{40}|[0-9a-fA-F]{80})$' }],
  [scalars.bareHex, { type: 'string', pattern: '^(0x)?([0-9a-fA-F]{2})+$' }],
]

/** Hex is a pipe: what the server may write comes first, then the client brings it into one form. */
const values = new Map<unknown, JsonSchema>(
  described.map(([validator, schema]) => [
    'pipe' in validator ? (validator.pipe as readonly unknown[])[0] : validator,
    schema,
  ]),
)

const settings: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON Schema can't say concisely that the sign of an amount depends on the type of its operation.
  ignoreActions: ['check'],
  definitions: shared,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema }: { valibotSchema: unknown }) => values.get(valibotSchema),
}

/** The schema of a call's answer, as the server writes it. */
export function answerSchema(path: string): JsonSchema {
  const validator = answers[path]
  if (!validator) throw new Error(`The client validates no answer of ${path}`)
  return withWireNumbers(path, convert(validator))
}

/** The shared types, to be referred to. */
export function sharedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(shared).map(([name, validator]) => {
      const { [name]: _self, ...others } = shared
      return [name, strip(toJsonSchema(validator, { ...settings, definitions: others }))]
    }),
  )
}

function convert(validator: GenericSchema): JsonSchema {
  return strip(toJsonSchema(validator, settings))
}

function strip({ $schema: _schema, $defs: _defs, ...rest }: JsonSchema): JsonSchema {
  return rest
}

const LONG_INTEGER: JsonSchema = { type: 'integer', format: 'int64', minimum: 0 }

/**
 * The client reads the amounts that the server writes as bare numbers as text, before it validates.
 * On the wire they are numbers.
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

/** The schema at a place such as `transactions[].metadata`, through lists and what may be null. */
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
