import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PIECE, parseLongJson } from './long-json'
import { BodyError } from './validate'

/** Parses a text and returns the value and the number of steps. */
function parse(text: string, maxValues = Infinity): { value: unknown; steps: number } {
  const work = parseLongJson(text, maxValues)
  for (let steps = 1; ; steps++) {
    const { done, value } = work.next()
    if (done) return { value, steps }
  }
}

const blank = ' '.repeat(PIECE)
const long = 'x'.repeat(PIECE / 4)

describe('text that JSON.parse accepts', () => {
  it.each([
    '{}',
    ' [ ] ',
    '{"a":[1,{"b":"]}\\\\\\""}],"c":null}',
    `[${blank}]`,
    `{${blank}}`,
    `{"a":[${blank}1,2${blank},3]${blank},"b":{${blank}},"c":[]}`,
    `[[${blank},[]]]`.replace(',', '1,'),
    `{"list":[${Array.from({ length: 9 }, () => `{"text":"${long}"}`).join()}],"after":{"x":true}}`,
    `{"__proto__":{"a":[${blank}]},"x":1}`,
    `{"a":1,"a":[${blank}2]}`,
  ])('is parsed (%#)', (text) => {
    expect(parse(text).value).toEqual(JSON.parse(text))
    expect(JSON.stringify(parse(text).value)).toBe(JSON.stringify(JSON.parse(text)))
  })

  it('is parsed for any value with whitespace anywhere', () => {
    const property = fc.property(fc.json({ maxDepth: 5 }), fc.nat(), fc.nat(), (json, one, two) => {
      const tokens = `{"value":${json}}`.match(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^"[\]{},:]+/g) ?? []
      tokens.splice(one % tokens.length, 0, blank)
      tokens.splice(two % tokens.length, 0, blank.slice(1000))
      const text = tokens.join('')
      return JSON.stringify(parse(text).value) === JSON.stringify(JSON.parse(text))
    })
    expect(fc.check(property, { seed: 7, numRuns: 100 }).counterexample).toBeNull()
  })

  it('keeps the digits of long amounts', () => {
    expect(parse(`{"rows":[${blank}{"fee_total":18446744073709551615}]}`).value).toEqual({
      rows: [{ fee_total: '18446744073709551615' }],
    })
  })

  it('takes as many steps as there are pieces', () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ index, text: 'x'.repeat(80) }))
    const { value, steps } = parse(JSON.stringify({ rows, total: rows.length }))
    expect(value).toEqual({ rows, total: rows.length })
    expect(steps).toBeGreaterThanOrEqual(8)
  })
})

describe('text that JSON.parse rejects', () => {
  it.each([
    '',
    'nothing',
    '<html>',
    `[${blank}`,
    `[${blank},1]`,
    `[${blank}1,]`,
    `[1,${blank}]`,
    `[1${blank},,2]`,
    `[[${blank}1],]`,
    `[[${blank}1]2]`,
    `[[${blank}1]`,
    `[1 [${blank}1]]`,
    `[[${blank}1}]`,
    `[[${blank}1]]]`,
    `{"a":-{"b":[${blank}1]}}`,
    `{"a":1{"b":[${blank}1]}}`,
    `{"a" {"b":[${blank}1]}}`,
    `{{"b":[${blank}1]}}`,
    `{"a":[${blank}1],}`,
    `{"a":"${blank}`,
    `{"a":[${blank}1}]`,
  ])('is rejected (%#)', (text) => {
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
    expect(() => parse(text)).toThrow(SyntaxError)
  })
})

it('rejects values other than objects and arrays', () => {
  expect(() => parse(`"${long}"`)).toThrow(SyntaxError)
})

describe('limits', () => {
  const nested = (levels: number) => '['.repeat(levels) + blank + ']'.repeat(levels)

  it.each([
    ['values', `[${'{},'.repeat(PIECE)}0]`, 'more than 1000 values'],
    ['values in one piece', `{"a":[${'[],'.repeat(1000)}0]}`, 'more than 1000 values'],
    ['levels', nested(65), 'deeper than 64 levels'],
    ['levels of objects', '{"a":'.repeat(200_000), 'deeper than 64 levels'],
    ['text', `{"a":"${'\\u0041'.repeat(PIECE)}"}`, 'a value longer than 524288 characters'],
    ['digits', `[${'1'.repeat(3 * PIECE)}]`, 'a value longer than 524288 characters'],
    ['space before', `${' '.repeat(3 * PIECE)}{}`, 'more than 524288 spaces in a row'],
    ['space after', `{}${' '.repeat(3 * PIECE)}`, 'more than 524288 spaces in a row'],
    ['space', `[${' '.repeat(3 * PIECE)}]`, 'a value longer than 524288 characters'],
  ])('%s', (_name, text, message) => {
    const failure = (() => {
      try {
        return parse(text, 1000)
      } catch (error) {
        return error
      }
    })()
    expect(failure).toBeInstanceOf(BodyError)
    expect(failure).toMatchObject({ message })
  })

  it('fields', () => {
    const fields = Array.from({ length: 100_001 }, (_, index) => `"${index}":0`).join()
    expect(() => parse(`{${fields}}`)).toThrow('an object of more than 100000 fields')
  })

  it('are inclusive', () => {
    expect(JSON.stringify(parse(nested(64)).value)).toBe(JSON.stringify(JSON.parse(nested(64))))
    expect(parse(`[${'[],'.repeat(499)}0]`, 999).value).toHaveLength(500)
    expect(parse(`["${'x'.repeat(2 * PIECE - 2)}"]`).value).toHaveLength(1)
  })
})
