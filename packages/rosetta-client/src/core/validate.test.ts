import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { meshServerCaptures } from '../../test/support/captures'
import { blockResponse } from '../schema/block'
import { networkStatusResponse } from '../schema/network'
import type { Schema } from '../schema/scalars'
import { searchTransactionsResponse } from '../schema/search'
import { parseJson } from './json'
import { validate } from './validate'

const samples: readonly [Schema<unknown>, unknown][] = (
  [
    ['block_standard_by_index', blockResponse],
    ['block_pseudo', blockResponse],
    ['https_enabled_network_status', networkStatusResponse],
    ['search_limit_3', searchTransactionsResponse],
  ] as const
).map(([name, schema]) => {
  const found = meshServerCaptures.find((capture) => capture.name === name)
  return [schema, parseJson(found?.response.text ?? '')]
})

/** Every place in a value, as a list of keys. */
function placesIn(value: unknown, path: readonly string[] = []): string[][] {
  const children =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))
      : []
  return [[...path], ...children]
}

/** A copy with another value at a place, or with nothing there. */
function replace(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string, unknown>
  if (rest.length > 0 || replacement !== undefined) {
    copy[key] = replace(copy[key], rest, replacement)
  } else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[key]
  return copy
}

it('says what valibot says, whatever is changed in an answer', () => {
  const anywhere = fc.constantFrom(...samples).chain(([schema, value]) =>
    fc.record({
      schema: fc.constant(schema),
      value: fc.constant(value),
      place: fc.constantFrom(...placesIn(value)),
    }),
  )
  const anything = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue(),
    fc.constantFrom<unknown>(null, [], {}, '', '0x', '1', -1, 0, 1.5, 2 ** 53, true),
  )
  let wrong = 0
  fc.assert(
    fc.property(anywhere, anything, ({ schema, value, place }, replacement) => {
      const changed = replace(value, place, replacement)
      const { success, output } = v.safeParse(schema, changed)
      if (!success) wrong++
      const valid = validate(schema, structuredClone(changed))
      expect(valid !== undefined).toBe(success)
      // Valibot leaves out the fields it doesn't know.
      expect({ valid }).toMatchObject({ valid: success ? output : undefined })
    }),
    { numRuns: 3000 },
  )
  expect(wrong).toBeGreaterThan(1000)
})

it('leaves schemas it does not know to valibot', () => {
  const schema = v.picklist(['a', 'b'])
  expect(validate(schema, 'a')).toBe('a')
  expect(validate(schema, 'c')).toBeUndefined()
})
