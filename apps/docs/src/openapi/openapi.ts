import type { JsonSchema } from '@valibot/to-json-schema'
import { calls } from '../calls'
import type { Call, Field, Json } from '../calls/call'
import { dataTypes } from '../calls/data-types'
import { exampleEndpoint } from '../config/config'
import { answerSchema, at, shared, sharedSchemas } from './schemas'

const ERROR: JsonSchema = {
  type: 'object',
  description: 'How the API says no, with HTTP status 200.',
  properties: {
    code: { type: 'integer', minimum: 1, description: 'See /docs/errors#catalogue.' },
    message: { type: 'string' },
    retriable: { type: 'boolean', description: 'As the server sees it. Only 2 and 9 pass soon.' },
  },
  required: ['code', 'message', 'retriable'],
}

/** The whole API as an OpenAPI 3.1 description. */
export function openApi(): Json {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Mochimo Mesh API',
      version: '1.5.1',
      summary: 'Read and write the Mochimo chain.',
      description:
        'The API of the Mochimo Mesh server 1.5.1 (Rosetta 1.4.13) as it really answers. ' +
        'Errors come with HTTP status 200: look for `code` before anything else.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: exampleEndpoint, description: 'The public API' },
      { url: 'http://localhost:8080', description: 'A devnet: npx @mcm/devnet' },
    ],
    security: [],
    tags: [...new Set(onePerPath.map(tagOf))].map((name) => ({ name })),
    paths: Object.fromEntries(onePerPath.map((call) => [call.path, { post: operationOf(call) }])),
    components: { schemas: { ...describedTypes(), Error: ERROR } },
  }
  return document as unknown as Json
}

/** Of the calls that share a path the first describes it. */
const onePerPath = calls.filter(
  (call, index) => calls.findIndex(({ path }) => path === call.path) === index,
)

function tagOf({ path }: Call): string {
  return path.split('/')[1] ?? ''
}

function operationOf(call: Call) {
  return {
    operationId: call.id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: call.summary,
    tags: [tagOf(call)],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: requestSchema(call.request), example: call.body } },
    },
    responses: {
      200: {
        description: 'The answer, or an error.',
        content: {
          'application/json': {
            schema: {
              oneOf: [
                described(answerSchema(call.path), call.response),
                { $ref: '#/components/schemas/Error' },
              ],
            },
            example: call.answer,
          },
        },
      },
      429: {
        description: 'Too many requests. The body is text.',
        headers: {
          'Retry-After': {
            description: 'Seconds to wait.',
            schema: { type: 'integer', minimum: 0 },
          },
        },
        content: { 'text/plain': { schema: { type: 'string' } } },
      },
    },
  }
}

/** Puts the descriptions of the pages where they belong in a schema. */
function described(schema: JsonSchema, fields: readonly Field[]): JsonSchema {
  for (const { name, text } of fields) {
    const target = at(schema, name.split('.'))
    const holder = at(schema, name.split('.').slice(0, -1))
    const last = (name.split('.').at(-1) ?? '').replace('[]', '')
    if (target && holder?.properties?.[last] && !('description' in target)) {
      const property = holder.properties[last]
      if (typeof property === 'object') holder.properties[last] = { ...property, description: text }
    }
  }
  return schema
}

function describedTypes(): Record<string, JsonSchema> {
  const schemas = sharedSchemas()
  for (const { name, fields } of dataTypes) {
    const schema = schemas[name]
    if (schema) described(schema, fields)
  }
  return schemas
}

const types: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  object: { type: 'object' },
}

/** The schema of a body, from the fields that the page lists. */
function requestSchema(fields: readonly Field[]): JsonSchema {
  const root: JsonSchema = { type: 'object', properties: {}, required: [] }
  for (const field of fields) {
    const steps = field.name.split('.')
    let holder = root
    for (const [index, step] of steps.entries()) {
      const isList = step.endsWith('[]')
      const name = step.replace('[]', '')
      const isLast = index === steps.length - 1
      const value = isLast ? leaf(field) : { type: 'object' as const, properties: {}, required: [] }
      const properties = (holder.properties ??= {})
      properties[name] ??= isList ? { type: 'array', items: value } : value
      if (!field.optional && !holder.required?.includes(name)) {
        holder.required = [...(holder.required ?? []), name]
      }
      const next = properties[name]
      if (isLast || typeof next !== 'object') break
      holder = isList && typeof next.items === 'object' ? (next.items as JsonSchema) : next
      holder.properties ??= {}
    }
  }
  return root
}

function leaf({ type, text }: Field): JsonSchema {
  const reference = type in shared ? { $ref: `#/components/schemas/${type}` } : types[type]
  return { ...reference, description: text }
}
