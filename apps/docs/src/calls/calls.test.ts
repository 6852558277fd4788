import { describe, expect, test } from 'vitest'
import { calls } from '.'
import type { Json } from './call'
import { dataTypeNames } from './data-type-names'
import { dataTypes } from './data-types'

const specified = [
  '/network/status',
  '/network/options',
  '/network/list',
  '/account/balance',
  '/block',
  '/block/transaction',
  '/search/transactions',
  '/mempool',
  '/mempool/transaction',
  '/stats/richlist',
  '/call',
  '/construction/derive',
  '/construction/preprocess',
  '/construction/metadata',
  '/construction/payloads',
  '/construction/combine',
  '/construction/parse',
  '/construction/hash',
  '/construction/submit',
  '/events/blocks',
]

test('describes all twenty calls', () => {
  expect([...new Set(calls.map(({ path }) => path))].sort()).toEqual(specified.sort())
})

test('gives each call a unique id', () => {
  const ids = calls.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

/** Returns the paths of all nested values, such as `accounts[].balance`. */
function pathsOf(value: Json, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => pathsOf(item, `${at}[]`))
  if (typeof value !== 'object' || value === null) return [at]
  const below = Object.entries(value).flatMap(([key, item]) =>
    pathsOf(item, at ? `${at}.${key}` : key),
  )
  return at ? [at, ...below] : below
}

describe.each(calls.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  test('describes every field of the response or one of its parents', () => {
    const described = call.response.map(({ name }) => name)
    const missing = pathsOf(call.exampleResponse).filter(
      (path) =>
        !described.some(
          (name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`),
        ) && !described.some((name) => name.startsWith(path)),
    )
    expect(missing).toEqual([])
  })

  test('describes every field of the example body', () => {
    const described = call.request.map(({ name }) => name)
    const missing = pathsOf(call.body).filter(
      (path) =>
        !described.some((name) => path.startsWith(name)) &&
        !described.some((name) => name.startsWith(path)),
    )
    expect(missing.filter((path) => path !== '')).toEqual([])
  })

  test('uses only known data types', () => {
    const named = [...call.request, ...call.response]
      .map(({ type }) => type)
      .filter((type) => /^[A-Z]/.test(type))
    expect(named.filter((type) => !dataTypeNames.includes(type))).toEqual([])
  })
})

test('gives every data type fields and an example', () => {
  expect(dataTypes.map(({ name }) => name)).toEqual([...dataTypeNames])
  for (const { fields, example } of dataTypes) {
    expect(fields.length).toBeGreaterThan(0)
    expect(example).not.toBeNull()
  }
})
