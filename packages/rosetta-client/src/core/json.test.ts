import { describe, expect, it } from 'vitest'
import { parseJson } from './json'

describe('parseJson', () => {
  it('keeps every digit of amounts sent as numbers', () => {
    const exact = (2n ** 53n + 1n).toString()
    const text = `{"result":{"address":"0x00","amount":${exact}},"idempotent":true}`
    expect(parseJson(text)).toEqual({
      result: { address: '0x00', amount: exact },
      idempotent: true,
    })
    expect(String((JSON.parse(text) as { result: { amount: number } }).result.amount)).not.toBe(
      exact,
    )
  })

  it.each(['send_total', 'change_total', 'fee_total', 'block_to_live', 'amount'])(
    'returns %s as a string',
    (name) => {
      for (const value of [0n, 500n, 2n ** 53n + 1n, 2n ** 64n - 1n, -5n]) {
        expect(parseJson(`{"${name}":${value}}`)).toEqual({ [name]: value.toString() })
        expect(parseJson(`{ "${name}" :\n${value} , "x": 1 }`)).toEqual({
          [name]: value.toString(),
          x: 1,
        })
      }
    },
  )

  it('doesn’t change other values of these fields', () => {
    for (const value of ['"7"', '1.5', '1e3', 'null', '{"value":"5"}', '[1]', 'true']) {
      expect(parseJson(`{"amount":${value}}`)).toEqual(JSON.parse(`{"amount":${value}}`))
    }
  })

  it('doesn’t change other numbers', () => {
    const text = '{"index":7,"total_count":3,"timestamp":1788500208000,"days":4917.6}'
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it('doesn’t change strings', () => {
    const tricky = [
      '"amount":5,',
      '{"send_total": 5}',
      '\\"amount\\":5}',
      'amount":5,',
      '\u0000\u0000"fee_total":1}',
    ]
    for (const memo of tricky) {
      const value = { memo, amount: '1', [memo]: memo }
      expect(parseJson(JSON.stringify(value))).toEqual(value)
    }
  })

  it('throws the same errors as JSON.parse', () => {
    expect(() => parseJson('<html>')).toThrow(SyntaxError)
    expect(() => parseJson('')).toThrow(SyntaxError)
    expect(() => parseJson('{"amount":5')).toThrow(SyntaxError)
  })
})
