import { describe, expect, test } from 'vitest'
import { calls } from '../calls'
import { exampleValues, containsExampleValues, withValues } from './example-values'
import { bodyOfCurl, curl } from './languages/curl'
import { go } from './languages/go'
import { javascript } from './languages/javascript'
import { python } from './languages/python'
import { layOut } from './request'
import { sampleOf } from './samples'

const request = (body: Parameters<typeof layOut>[0]) => ({ url: 'http://host/path', body })

describe('layOut', () => {
  test('keeps short values on one line', () => {
    expect(layOut({ a: 1, b: ['x', null] })).toBe('{ "a": 1, "b": ["x", null] }')
    expect(layOut({})).toBe('{}')
    expect(layOut([])).toBe('[]')
  })

  test('breaks long values level by level', () => {
    const long = 'x'.repeat(36)
    expect(layOut({ a: { b: long }, c: [1] })).toBe(`{\n  "a": { "b": "${long}" },\n  "c": [1]\n}`)
  })

  test('counts the name before a value', () => {
    const long = 'x'.repeat(36)
    const name = 'network'
    expect(layOut({ [name]: { b: long } })).toBe(`{\n  "${name}": {\n    "b": "${long}"\n  }\n}`)
  })

  test.each(calls.map(({ id, body, exampleResponse }) => [id, body, exampleResponse] as const))(
    '%s: body and response survive a round trip',
    (_id, body, response) => {
      expect(JSON.parse(layOut(body))).toEqual(body)
      expect(JSON.parse(layOut(response))).toEqual(response)
    },
  )
})

describe('cURL', () => {
  test('escapes shell characters', () => {
    const body = { memo: `it's "so" $HOME \`x\` \\` }
    const command = curl.generate(request(body))
    expect(command).toContain(`it'\\''s`)
    expect(JSON.parse(bodyOfCurl(command))).toEqual(body)
  })

  test.each(calls.map(({ id, body }) => [id, body] as const))(
    '%s: the body can be extracted from the command',
    (id, body) => {
      expect(JSON.parse(bodyOfCurl(sampleOf(id).curl ?? ''))).toEqual(body)
    },
  )

  test('rejects a command without a body', () => {
    expect(() => bodyOfCurl('curl http://host')).toThrow('has no body')
  })
})

describe('literals', () => {
  test('JavaScript', () => {
    const text = javascript.generate(request({ 'a-b': "it's", c: true, d: null, e: 'say "x"' }))
    expect(text).toContain(`{ 'a-b': 'it\\'s', c: true, d: null, e: 'say "x"' }`)
  })

  test('Python', () => {
    const text = python.generate(request({ a: true, b: false, c: null, d: 'x' }))
    expect(text).toContain(`{"a": True, "b": False, "c": None, "d": "x"}`)
  })

  test('Go escapes backticks in raw strings', () => {
    expect(go.generate(request({ a: 'x`y' }))).toContain('x` + "`" + `y')
  })
})

describe('example values', () => {
  test('are replaced with another chain’s', () => {
    const text = `${exampleValues.address} ${exampleValues.blockIndex}`
    expect(containsExampleValues(text)).toBe(true)
    const other = withValues(text, { address: '0xabc', blockIndex: 7 })
    expect(other).toBe('0xabc 7')
    expect(containsExampleValues(other)).toBe(false)
  })
})
