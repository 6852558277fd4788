import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { controlsOfJson, survivesJson } from '../.storybook/controls'

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

describe('controlsOfJson', () => {
  const controlsOf = (initialArgs: object, argTypes = {}) =>
    controlsOfJson({ argTypes, initialArgs } as Parameters<typeof controlsOfJson>[0])

  it('gives a value that JSON can’t represent no control, documented or not', () => {
    const args = { amount: 5n, figures: { fees: 5n } }
    const documented = { amount: { name: 'amount', control: { type: 'object' } } }
    expect(controlsOf(args, documented)).toEqual({
      amount: { name: 'amount', control: false },
      figures: { name: 'figures', control: false },
    })
  })
  it('leaves other arguments to Storybook', () => {
    expect(controlsOf({ text: 'block' })).toEqual({})
  })
})
