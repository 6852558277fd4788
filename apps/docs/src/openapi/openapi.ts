import type { JsonSchema } from './json-schema'
import { calls } from '../calls'
import type { Call, Field, Json } from '../calls/call'
import { dataTypes } from '../calls/data-types'
import { exampleEndpoint } from '../config/config'
import { nameTypes } from './name-types'
import { requestSchema } from './request-schema'
import { orError } from './or-error'
import { at, responseSchema, sharedSchemas } from './schemas'

/** Returns the API as an OpenAPI 3.1 document. */
export function openApi(): Json {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Mochimo Mesh API',
      version: '1.5.1',
      summary: 'Read and write the Mochimo chain.',
      description:
        'The actual API of the Mochimo Mesh server 1.5.1 (Rosetta 1.4.13), including its differences from the standard. ' +
        'Errors have HTTP status 200, so check for `code` first.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: exampleEndpoint, description: 'Public API' },
      { url: 'http://localhost:8080', description: 'Local devnet: npx @mcm/devnet' },
    ],
    security: [],
    tags: [...new Set(onePerPath.map(tagOf))].map((name) => ({ name })),
    paths: Object.fromEntries(onePerPath.map((call) => [call.path, { post: operationOf(call) }])),
    components: {
      schemas: nameTypes({
        ...describedTypes(),
        ...Object.fromEntries(onePerPath.flatMap(bodiesOf)),
      }),
    },
  }
  return document as unknown as Json
}

/** The first call for each path, which describes that path. */
const onePerPath = calls.filter(
  (call, index) => calls.findIndex(({ path }) => path === call.path) === index,
)

function tagOf({ path }: Call): string {
  return path.split('/')[1] ?? ''
}

function operationOf(call: Call) {
  return {
    operationId: operationIdOf(call),
    summary: call.summary,
    tags: [tagOf(call)],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: refTo(requestName(call)), example: call.body } },
    },
    responses: {
      200: {
        description: 'The response, or an error. Only an error has a `code`.',
        content: {
          'application/json': { schema: refTo(responseName(call)), example: call.exampleResponse },
        },
      },
      404: {
        description: 'The server doesn’t support this call, because it has no index or no ledger.',
        content: TEXT,
      },
      405: { description: 'The method isn’t POST. The response has no body.' },
      429: {
        description: 'Too many requests.',
        headers: {
          'Retry-After': {
            description: 'Seconds to wait.',
            schema: { type: 'integer', minimum: 0 },
          },
        },
        content: TEXT,
      },
    },
  }
}

const TEXT = { 'text/plain': { schema: { type: 'string' } } }

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function operationIdOf({ id }: Call): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const typeNameOf = (call: Call) =>
  operationIdOf(call).replace(/^\w/, (letter) => letter.toUpperCase())
const requestName = (call: Call) => `${typeNameOf(call)}Request`
const responseName = (call: Call) => `${typeNameOf(call)}Response`

/** Returns the names and schemas of a call's request and response. */
function bodiesOf(call: Call): [string, JsonSchema][] {
  const response = described(responseSchema(call.path), call.response)
  return [
    [requestName(call), requestSchema(call.request)],
    [responseName(call), orError(response)],
  ]
}

/** Adds the fields' descriptions and limits to a schema. */
function described(schema: JsonSchema, fields: readonly Field[]): JsonSchema {
  for (const { name, text, limits } of fields) {
    const target = at(schema, name.split('.'))
    const holder = at(schema, name.split('.').slice(0, -1))
    const last = (name.split('.').at(-1) ?? '').replace('[]', '')
    if (target && holder?.properties?.[last] && !('description' in target)) {
      const property = holder.properties[last]
      if (typeof property === 'object') {
        const restricted = { ...property, ...limits, description: text }
        holder.properties[last] = restricted
      }
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
