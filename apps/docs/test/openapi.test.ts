import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { withValues } from '../src/samples/example-values'
import { expect, test } from 'vitest'
import { post as postTo, sharedDevnet, valuesOf } from './support/devnet'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Description {
  openapi: string
  paths: Record<string, { post: Operation }>
  components: { schemas: Record<string, object> }
}
interface Operation {
  requestBody: { content: { 'application/json': { schema: object; example: object } } }
  responses: { 200: { content: { 'application/json': { schema: object; example: object } } } }
}

const description = JSON.parse(readFileSync(file('../dist/openapi.json'), 'utf8')) as Description
const ajv = new Ajv2020({ strict: false, formats: { int32: true, int64: true } })
ajv.addSchema({ $id: 'api', ...description })

/** Returns the schema errors of a call's request or response, or null if it is valid. */
function problems(path: string, part: 'request' | 'response', value: unknown): unknown {
  const validate = ajv.compile({ $ref: refOf(path, part) })
  return validate(value) ? null : validate.errors
}

function refOf(path: string, part: 'request' | 'response'): string {
  const pointer = path.replaceAll('/', '~1')
  const place = part === 'request' ? 'requestBody' : 'responses/200'
  return `api#/paths/${pointer}/post/${place}/content/application~1json/schema`
}

test('is valid OpenAPI 3.1 and contains all twenty calls', async () => {
  const { valid, errors } = await new Validator().validate(file('../dist/openapi.json'))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toHaveLength(20)
})

test('contains valid examples', () => {
  for (const [path, { post }] of Object.entries(description.paths)) {
    const { example: request } = post.requestBody.content['application/json']
    const { example: response } = post.responses[200].content['application/json']
    expect(problems(path, 'request', request), `${path} request`).toBeNull()
    expect(problems(path, 'response', response), `${path} response`).toBeNull()
  }
})

test('names every request and response type', () => {
  for (const [path, { post }] of Object.entries(description.paths)) {
    const request = post.requestBody.content['application/json'].schema
    const response = post.responses[200].content['application/json'].schema
    const name = /^#\/components\/schemas\/(\w+)Request$/.exec(
      (request as { $ref?: string }).$ref ?? '',
    )?.[1]
    expect(name, path).toBeDefined()
    expect(response).toEqual({ $ref: `#/components/schemas/${name}Response` })
    expect(Object.keys(post.responses)).toEqual(['200', '404', '405', '429'])
  }
})

test('names every nested object', () => {
  const anonymous: string[] = []
  const visit = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    if ('properties' in value && at.split('/').length > 2) anonymous.push(at)
    for (const [key, each] of Object.entries(value)) visit(each, `${at}/${key}`)
  }
  visit(description.components.schemas, '')
  expect(anonymous).toEqual([])
})

test('accepts a complete error as a response', () => {
  const error = { code: 4, message: 'Account not found', retriable: true }
  for (const [path, { post }] of Object.entries(description.paths)) {
    expect(problems(path, 'response', error), path).toBeNull()
    expect(problems(path, 'response', { code: 4 }), path).not.toBeNull()
    const { example } = post.responses[200].content['application/json']
    expect(problems(path, 'response', { ...example, code: 4 }), path).not.toBeNull()
  }
})

test('accepts fields of a newer server', () => {
  for (const [path, { post }] of Object.entries(description.paths)) {
    const { example } = post.responses[200].content['application/json']
    expect(problems(path, 'response', { ...example, newer: 1 }), path).toBeNull()
  }
})

test('rejects an empty response', () => {
  const fitting = Object.keys(description.paths).filter((path) => !problems(path, 'response', {}))
  expect(fitting).toEqual([])
})

test('uses 64-bit integers, except for error codes', () => {
  const narrow = new Set<string>()
  const visit = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null) return
    if ('type' in value && value.type === 'integer') {
      if (!('format' in value) || value.format !== 'int64')
        narrow.add(at.split('/').slice(2).join('/'))
    }
    for (const [key, each] of Object.entries(value)) visit(each, `${at}/${key}`)
  }
  visit(description.components.schemas, '')
  expect([...narrow]).toEqual(['properties/code'])
})

test.each([
  ['/account/balance', { account_identifier: { address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs' } }],
  ['/block', { block_identifier: { hash: 'AB'.repeat(32) } }],
  ['/block', { block_identifier: { index: -1 } }],
  ['/search/transactions', { limit: 101 }],
  ['/search/transactions', { type: 'REWARD' }],
  ['/search/transactions', { status: 'success' }],
  ['/stats/richlist', { offset: -1 }],
  ['/call', { method: 'balance', parameters: { tag: `0x${'0'.repeat(40)}` } }],
  ['/construction/hash', { signed_transaction: '0xab' }],
])('rejects a request to %s that the server rejects or changes: %j', (path, body) => {
  const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }
  expect(problems(path, 'request', { network_identifier, ...body })).not.toBeNull()
})

test('two calls ignore the network identifier, as stated on the introduction page', async () => {
  const { devnet, url } = await sharedDevnet()
  devnet.simulate(3)
  const values = await valuesOf(url)
  const ignoring: string[] = []
  for (const [path, { post }] of Object.entries(description.paths)) {
    const { example } = post.requestBody.content['application/json']
    const body = JSON.parse(withValues(JSON.stringify(example), values)) as object
    const network_identifier = { blockchain: 'mochimo', network: 'nowhere' }
    const response = await postTo(url + path, { ...body, network_identifier })
    if (!isError(response)) ignoring.push(path)
  }
  expect(ignoring).toEqual(['/network/list', '/account/balance'])
})

test('accepts the devnet’s responses', async () => {
  const { devnet, url } = await sharedDevnet()
  devnet.simulate(3)
  const values = await valuesOf(url)
  for (const [path, { post }] of Object.entries(description.paths)) {
    const { example } = post.requestBody.content['application/json']
    const data = JSON.parse(withValues(JSON.stringify(example), values)) as object
    expect(problems(path, 'request', data), path).toBeNull()
    const response = await postTo(url + path, data)
    // Errors are valid for every call.
    expect(isError(response), `${path}: ${JSON.stringify(response)}`).toBe(false)
    expect(problems(path, 'response', response), path).toBeNull()
  }
})

test('accepts the devnet’s errors', async () => {
  const { url } = await sharedDevnet()
  for (const path of Object.keys(description.paths)) {
    const network_identifier = { blockchain: 'mochimo', network: 'nowhere' }
    const response = await postTo(url + path, { network_identifier })
    expect(problems(path, 'response', response), path).toBeNull()
  }
})

test('accepts the captured responses of real servers', () => {
  const folder = file('../../../vectors/exchanges')
  const { cases } = JSON.parse(readFileSync(join(folder, 'mainnet-2026-09-04.json'), 'utf8')) as {
    cases: { path: string; request: unknown; response: unknown }[]
  }
  const captured = cases.map(({ path, request, response }) => ({
    name: path,
    path,
    body: request,
    response,
  }))
  for (const name of readdirSync(join(folder, 'mesh-server'))) {
    const { request, response } = JSON.parse(
      readFileSync(join(folder, 'mesh-server', name), 'utf8'),
    ) as {
      request: { path: string; body?: unknown }
      response?: { status?: number; json?: unknown }
    }
    if (response?.status !== 200 || response.json === undefined) continue
    captured.push({ name, path: request.path, body: request.body, response: response.json })
  }
  const known = captured.filter(({ path }) => path in description.paths)
  expect(known.length).toBeGreaterThan(150)
  for (const { name, path, body, response } of known) {
    // The response to an invalid request can be invalid, because it repeats the request's values.
    if (problems(path, 'request', body) && !isError(response)) continue
    expect(problems(path, 'response', response), name).toBeNull()
  }
})

function isError(response: unknown): boolean {
  return typeof response === 'object' && response !== null && 'code' in response
}
