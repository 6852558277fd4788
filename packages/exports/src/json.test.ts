import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { number, text, type Column } from './columns'
import { jsonStream, rowLine } from './json'
import { readText } from './stream'

describe('jsonStream', () => {
  it('writes one item per line between the members before and after', async () => {
    const stream = jsonStream(
      [
        { b: 1, a: 2n ** 63n },
        { b: 2, a: null },
      ],
      {
        list: 'items',
        before: { title: 'Ledger', nested: { z: 1, a: [true] } },
        after: () => ({ count: 2 }),
      },
    )
    expect(await readText(stream)).toBe(`{
  "title": "Ledger",
  "nested": {
    "z": 1,
    "a": [
      true
    ]
  },
  "items": [
    {"b":1,"a":"9223372036854775808"},
    {"b":2,"a":null}
  ],
  "count": 2
}
`)
  })

  it('writes an empty list', async () => {
    expect(await readText(jsonStream([], { list: 'items' }))).toBe('{\n  "items": []\n}\n')
  })

  it('reads the members after the list only when it has ended', async () => {
    let rows = 0
    function* source() {
      for (; rows < 3; rows++) yield rows
    }
    const stream = jsonStream(source(), { list: 'rows', after: () => ({ rows }) })
    expect(JSON.parse(await readText(stream))).toEqual({ rows: 3 })
  })

  it('round-trips any value', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        async (items, before) => {
          const written = await readText(
            jsonStream(items, { list: 'the list', before: { before } }),
          )
          expect(JSON.parse(written)).toEqual(
            JSON.parse(JSON.stringify({ before, 'the list': items })),
          )
        },
      ),
      { seed: 1 },
    )
  })
})

describe('rowLine', () => {
  const columns: Column<{ name: string | null; amount: bigint | number | string | null }>[] = [
    text('name', (row) => row.name),
    number('amount', (row) => row.amount),
  ]
  const line = rowLine(columns)

  it('keeps the order of the columns and every digit', () => {
    expect(line({ name: '=1"\n', amount: 2n ** 64n - 1n }, 0)).toBe(
      '{"name":"=1\\"\\n","amount":"18446744073709551615"}',
    )
    expect(line({ name: null, amount: 7 }, 1)).toBe('{"name":null,"amount":7}')
    expect(line({ name: 'a', amount: '1.500000000' }, 2)).toBe(
      '{"name":"a","amount":"1.500000000"}',
    )
    expect(line({ name: 'a', amount: null }, 3)).toBe('{"name":"a","amount":null}')
  })

  it('rejects an inexact number', () => {
    expect(() => line({ name: 'a', amount: 0.1 }, 0)).toThrow("Column 'amount' contains 0.1")
  })
})
