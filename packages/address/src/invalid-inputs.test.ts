import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import {
  ADDRESSES,
  AMOUNTS,
  ANY_BYTES,
  bytes,
  BYTES,
  BYTES_OR_OTHER,
  INDEXES,
  OPTIONAL_NUMBERS,
  type Parameter,
  seeds,
  TEXTS,
} from '../test/parameters'
import * as address from './index'
import * as transaction from './transaction'
import * as wots from './wots'

/** Values that resemble bytes but aren't a `Uint8Array`. */
const notBytes = (size: number): readonly (readonly [string, unknown])[] => [
  ['an object with a length', { length: size }],
  ['an array of numbers', Array.from({ length: size }, () => 7)],
  ['a Uint16Array', new Uint16Array(size)],
  ['an Int8Array', new Int8Array(size)],
  ['a Uint8ClampedArray', new Uint8ClampedArray(size)],
  ['a DataView', new DataView(new ArrayBuffer(size))],
  ['an ArrayBuffer', new ArrayBuffer(size)],
  ['a number', size],
  ['undefined', undefined],
]
const string = (size: number) => [`a string of ${size} characters`, 'a'.repeat(size)] as const

const bySize = (parameters: Readonly<Record<number, readonly Parameter[]>>) =>
  Object.entries(parameters).flatMap(([size, list]) =>
    list.map(([name, run]) => [name, Number(size), run] as const),
  )

describe.each(bySize(BYTES))('%s (%i bytes)', (_name, size, run) => {
  it.each([...notBytes(size), string(size), ['null', null] as const])(
    'rejects %s',
    (_type, input) => {
      expect(() => run(input as never)).toThrow(TypeError)
    },
  )
})

describe.each(bySize(BYTES_OR_OTHER))('%s (%i bytes)', (_name, size, run) => {
  it.each(notBytes(size))('rejects %s', (_type, input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

describe.each([...bySize(BYTES), ...bySize(BYTES_OR_OTHER)])(
  '%s (%i bytes)',
  (_name, size, run) => {
    it.each([0, size - 1, size + 1])('rejects %i bytes', (length) => {
      expect(() => run(bytes(length) as never)).toThrow(RangeError)
    })

    it('accepts a Node Buffer and a Uint8Array from another realm', () => {
      expect(() => run(Buffer.alloc(size, 7) as never)).not.toThrow(TypeError)
      const foreign = runInNewContext(`new Uint8Array(${size}).fill(7)`) as unknown
      expect(foreign instanceof Uint8Array).toBe(false)
      expect(address.isBytes(foreign)).toBe(true)
      expect(() => run(foreign as never)).not.toThrow(TypeError)
    })
  },
)

describe.each(ANY_BYTES)('%s', (_name, run) => {
  it.each(notBytes(32))('rejects %s', (_type, input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

describe.each(ADDRESSES)('%s (address)', (_name, run) => {
  it.each([...notBytes(20), ['null', null] as const])('rejects %s', (_type, input) => {
    expect(() => run(input as never)).toThrow(
      expect.objectContaining({ name: 'InvalidAddressError', reason: 'type' }),
    )
    expect(address.isAddress(input)).toBe(false)
    expect(address.isBytes(input)).toBe(false)
    expect(address.tryParseAddress(input as never)).toBeNull()
  })
})

describe.each([...INDEXES, ...OPTIONAL_NUMBERS])('%s', (_name, run) => {
  it.each([-1, 0.5, 2 ** 32, Number.NaN, Infinity])('rejects %d', (input) => {
    expect(() => run(input as never)).toThrow(RangeError)
  })

  it.each<unknown>(['0', 0n, true, null, [0]])('rejects %o', (input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

it.each(INDEXES)('%s rejects undefined', (_name, run) => {
  expect(() => run(undefined as never)).toThrow(TypeError)
})

describe.each(AMOUNTS)('%s', (_name, run) => {
  it.each([-1n, 2n ** 64n])('rejects %s', (input) => {
    expect(() => run(input as never)).toThrow(RangeError)
  })

  it.each<unknown>([1000, '1000', true, [1000n]])('rejects %o', (input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

describe.each(TEXTS)('%s (string)', (_name, run) => {
  it.each<unknown>([12, null, undefined, ['A'], bytes(4)])('rejects %o', (input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

it('reports the type of an invalid value but not the value', () => {
  expect(() => wots.deriveAccount('a'.repeat(32) as never, 0)).toThrow(
    new TypeError('masterSeed must be a Uint8Array of 32 bytes, got string'),
  )
  expect(() => wots.sign(new Uint16Array(32) as never, seeds)).toThrow(
    new TypeError('message must be a Uint8Array of 32 bytes, got Uint16Array'),
  )
  expect(() => address.toHex(new Uint16Array(20) as never)).toThrow(
    'A Mochimo tag must be a Uint8Array of 20 bytes, got Uint16Array',
  )
})

it('covers every exported function', () => {
  const tested = [
    ...Object.values(BYTES).flat(),
    ...Object.values(BYTES_OR_OTHER).flat(),
    ...[ANY_BYTES, ADDRESSES, INDEXES, AMOUNTS, TEXTS].flat(),
  ].map(([name]) => name.split(' ')[0])
  const exported = Object.entries({ ...address, ...transaction, ...wots })
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name]) => name)
  expect(new Set([...tested, 'isAddress', 'isBytes', 'tryParseAddress'])).toEqual(new Set(exported))
})
