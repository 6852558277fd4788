import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { survivesJson } from '../.storybook/controls'

describe('survivesJson', () => {
  it.each([
    ['a word', 'block', true],
    ['nothing', undefined, true],
    ['null', null, true],
    ['a list of plain objects', [{ value: 'utc', disabled: true }], true],
    ['an amount', 5n, false],
    ['rows with amounts', [{ hash: '0x1', amount: 5n }], false],
    ['columns with cells', [{ key: 'hash', cell: () => null }], false],
  ])('%s', (_, value, holds) => {
    expect(survivesJson(value)).toBe(holds)
  })
  it('an element', () => {
    expect(survivesJson(createElement('p', { title: 'a' }, 'b'))).toBe(false)
  })
})
