import { describe, expect, it } from 'vitest'
import { DecodeError } from '../errors'
import { isQuery, readContentType } from './form'
import { readJson } from './json'
import { anything, decode, integer, list, optional, struct, text, truth } from './shapes'

const shape = struct({
  name: text,
  count: integer,
  done: truth,
  inner: struct({ a: integer, b: integer }),
  maybe: optional(integer),
  items: list(struct({ a: integer })),
  rest: anything,
})
const read = (body: string): ReturnType<typeof shape.decode> => decode(shape, readJson(body))

describe('a body', () => {
  it('is decoded as in Go', () => {
    const body =
      ' {"Name":"x","COUNT":-0,"inner":{"a":1},"inner":{"b":2},"maybe":null,' +
      '"items":[{"a":1},null],"rest":{"z":[1.50,{"b":1,"a":"\\u0041"}],"Z":null},"other":[[{}]]} junk'
    expect(read(body)).toEqual({
      name: 'x',
      count: 0,
      done: false,
      inner: { a: 1, b: 2 },
      maybe: null,
      items: [{ a: 1 }, { a: 0 }],
      rest: new Map<string, unknown>([
        ['z', [1.5, { a: 'A', b: 1 }]],
        ['Z', null],
      ]),
    })
  })

  it('has only zero values if it is null', () => {
    expect(read('null')).toEqual(shape.zero)
  })

  it.each([
    '',
    '{',
    '{"a"}',
    '{"a":}',
    '{"a":1,}',
    '{"a":1 "b":2}',
    '{a:1}',
    '[1,]',
    '[1}',
    '{"a":01}',
    '{"a":"\t"}',
    '{"a":"\\x"}',
    '\ufeff{}',
    ']',
    ',',
    '{"a":nul}',
    '['.repeat(20_000),
  ])('is rejected if it is not JSON: %.20s', (body) => {
    expect(() => readJson(body)).toThrow(DecodeError)
  })

  it('can be nested ten thousand times', () => {
    expect(read(`{"x":${'['.repeat(9000)}${']'.repeat(9000)}}`)).toEqual(shape.zero)
    expect(() => readJson('['.repeat(10_001) + ']'.repeat(10_001))).toThrow(DecodeError)
  })

  it.each([
    ['{"name":5}', 'name must be a string'],
    ['{"count":1e3}', 'count must be a 64-bit integer'],
    ['{"count":1.0}', 'count must be a 64-bit integer'],
    ['{"count":9223372036854775808}', 'count must be a 64-bit integer'],
    ['{"count":"1"}', 'count must be a 64-bit integer'],
    ['{"done":"true"}', 'done must be true or false'],
    ['{"inner":[]}', 'inner must be an object'],
    ['{"maybe":"1"}', 'maybe must be a 64-bit integer'],
    ['{"items":{}}', 'items must be a list'],
    ['{"items":[{"a":"x"}]}', 'a must be a 64-bit integer'],
    ['{"rest":"x"}', 'rest must be an object'],
    ['{"rest":{"a":1e999}}', '1e999 is too large'],
    ['[]', 'The body must be an object'],
    ['5', 'The body must be an object'],
  ])('is rejected if a type is wrong: %s', (body, message) => {
    expect(() => read(body)).toThrow(message)
  })
})

describe('a Content-Type', () => {
  it.each([
    ['application/json', 'application/json'],
    ['Application/JSON; charset=utf-8', 'application/json'],
    ['text/plain;charset="a;b" ;', 'text/plain'],
    ['multipart/form-data; boundary=x', 'multipart/form-data'],
    [';;;', undefined],
    ['a/b/c', undefined],
    ['a/', undefined],
    ['text plain', undefined],
    ['text/plain; charset', undefined],
    ['text/plain; a=1; A=2', undefined],
  ])('%s is read as %s', (header, type) => {
    expect(readContentType(header)).toBe(type)
  })
})

describe('a query', () => {
  it.each([
    ['?a=1&b=%20', true],
    ['?a=1;b=2', false],
    ['?a=%zz', false],
    ['?a=%2', false],
  ])('%s is readable: %s', (query, readable) => {
    expect(isQuery(query)).toBe(readable)
  })
})
