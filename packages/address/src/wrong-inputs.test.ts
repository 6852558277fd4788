import { runInNewContext } from 'node:vm'

import { describe, expect, it } from 'vitest'

import * as address from './index'
import * as transaction from './transaction'
import * as wots from './wots'

type Run = (input: never) => unknown
type Place = readonly [place: string, run: Run]

const bytes = (size: number, value = 7): Uint8Array => new Uint8Array(size).fill(value)
const seeds = { secret: bytes(32), publicSeed: bytes(32), addressSeed: bytes(32) }
const keys = wots.generateKeyPair(seeds)
const receiver = { address: bytes(20, 9), amount: 1000n }
const plan = {
  source: address.deriveLedgerAddress(bytes(20), keys.publicKey),
  change: bytes(40),
  balance: 5000n,
  destinations: [receiver],
}
const account = wots.deriveAccount(bytes(32), 0)
const current = address.deriveLedgerAddress(account.tag, account.keys.publicKey)
const destination = { tag: receiver.address, memo: '', amount: 1000n }
const unsigned = transaction.createTransaction(plan)
const signed = transaction.signTransaction(unsigned, keys)
const { encodeTransaction, validateTransaction } = transaction

/** Places that take bytes and nothing else, by the number of bytes. */
const BYTES: Readonly<Record<number, readonly Place[]>> = {
  20: [
    [
      'findSpendIndex account.tag',
      (tag) => wots.findSpendIndex({ ...account, tag }, current, { limit: 0 }),
    ],
    ['verify signer', (bad) => wots.verify(bytes(2208), bytes(32), bad)],
    [
      'encodeTransaction tag',
      (tag) => encodeTransaction({ ...unsigned, destinations: [{ ...destination, tag }] }),
    ],
  ],
  32: [
    ['deriveAccount masterSeed', (seed) => wots.deriveAccount(seed, 0)],
    ['deriveSpendKey account.seed', (seed) => wots.deriveSpendKey({ ...account, seed }, 1)],
    ['findSpendIndex account.seed', (seed) => wots.findSpendIndex({ ...account, seed }, current)],
    ...['secret', 'publicSeed', 'addressSeed'].flatMap((seed): Place[] => [
      [`generateKeyPair ${seed}`, (bad) => wots.generateKeyPair({ ...seeds, [seed]: bad })],
      [`sign ${seed}`, (bad) => wots.sign(bytes(32), { ...seeds, [seed]: bad })],
      [
        `signTransaction ${seed}`,
        (bad) => transaction.signTransaction(unsigned, { ...seeds, [seed]: bad }),
      ],
    ]),
    ['sign message', (message) => wots.sign(message, seeds)],
    ['recoverPublicKey message', (bad) => wots.recoverPublicKey(bytes(2208), bad)],
    ['verify message', (bad) => wots.verify(bytes(2208), bad, bytes(20))],
  ],
  40: ['source', 'change'].flatMap((field): Place[] => [
    [`encodeTransaction ${field}`, (bad) => encodeTransaction({ ...unsigned, [field]: bad })],
    [
      `transactionMessage ${field}`,
      (bad) => transaction.transactionMessage({ ...unsigned, [field]: bad }),
    ],
    [`validateTransaction ${field}`, (bad) => validateTransaction({ ...unsigned, [field]: bad })],
    [`hashTransaction ${field}`, (bad) => transaction.hashTransaction({ ...signed, [field]: bad })],
  ]),
  2208: [
    ['recoverPublicKey signature', (bad) => wots.recoverPublicKey(bad, bytes(32))],
    ['verify signature', (bad) => wots.verify(bad, bytes(32), bytes(20))],
  ],
}

/** Places where hex is taken too, and where `null` stands for no signature. */
const BYTES_OR_MORE: Readonly<Record<number, readonly Place[]>> = {
  40: [
    ['createTransaction source', (source) => transaction.createTransaction({ ...plan, source })],
    ['createTransaction change', (change) => transaction.createTransaction({ ...plan, change })],
  ],
  2144: [
    ['deriveTag publicKey', address.deriveTag],
    ['deriveLedgerAddress publicKey', (key) => address.deriveLedgerAddress(bytes(20), key)],
  ],
  2208: [
    ['encodeTransaction signature', (bad) => encodeTransaction({ ...signed, signature: bad })],
    ['validateTransaction signature', (bad) => validateTransaction({ ...signed, signature: bad })],
    [
      'hashTransaction signature',
      (bad) => transaction.hashTransaction({ ...signed, signature: bad }),
    ],
  ],
}

/** Places that take any number of bytes; the last two take hex too. */
const ANY_BYTES: readonly Place[] = [
  ['bytesToHex bytes', address.bytesToHex],
  ['crc16 bytes', address.crc16],
  ['decodeTransaction bytes', transaction.decodeTransaction],
  ['hashTransaction bytes', transaction.hashTransaction],
]

const ADDRESSES: readonly Place[] = [
  ['parseAddress', address.parseAddress],
  ['toHex', address.toHex],
  ['toBase58', address.toBase58],
  ['encodeBase58', address.encodeBase58],
  ['decodeBase58', address.decodeBase58],
  ['parseLedgerAddress', address.parseLedgerAddress],
  ['findSpendIndex ledgerAddress', (bad) => wots.findSpendIndex(account, bad)],
  ['deriveLedgerAddress address', (bad) => address.deriveLedgerAddress(bad, keys.publicKey)],
  [
    'createTransaction address',
    (bad) =>
      transaction.createTransaction({ ...plan, destinations: [{ ...receiver, address: bad }] }),
  ],
]

const INDEXES: readonly Place[] = [
  ['deriveAccount accountIndex', (index) => wots.deriveAccount(bytes(32), index)],
  ['deriveSpendKey spendIndex', (index) => wots.deriveSpendKey(account, index)],
]

/** Numbers of 32 bits that have a default. */
const OPTIONAL_NUMBERS: readonly Place[] = ['from', 'limit'].map((field) => [
  `findSpendIndex ${field}`,
  (bad) => wots.findSpendIndex(account, current, { [field]: bad }),
])

const AMOUNTS: readonly Place[] = [
  ...['balance', 'fee', 'blockToLive'].map((field): Place => [
    `createTransaction ${field}`,
    (bad) => transaction.createTransaction({ ...plan, [field]: bad }),
  ]),
  [
    'createTransaction amount',
    (amount) => transaction.createTransaction({ ...plan, destinations: [{ ...receiver, amount }] }),
  ],
  ...['sendTotal', 'changeTotal', 'fee', 'blockToLive'].map((field): Place => [
    `encodeTransaction ${field}`,
    (bad) => encodeTransaction({ ...unsigned, [field]: bad }),
  ]),
  [
    'encodeTransaction amount',
    (amount) => encodeTransaction({ ...unsigned, destinations: [{ ...destination, amount }] }),
  ],
  ...['blockNumber', 'balance', 'minimumFee'].map((field): Place => [
    `validateTransaction ${field}`,
    (bad) => validateTransaction(unsigned, { [field]: bad }),
  ]),
]

const TEXTS: readonly Place[] = [
  ['hexToBytes', address.hexToBytes],
  ['validateMemo', transaction.validateMemo],
  [
    'encodeTransaction memo',
    (memo) => encodeTransaction({ ...unsigned, destinations: [{ ...destination, memo }] }),
  ],
]

/** Values that are not bytes, although each has a length, numbers inside, or both. */
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
const text = (size: number) => [`text of ${size} characters`, 'a'.repeat(size)] as const

const bySize = (places: Readonly<Record<number, readonly Place[]>>) =>
  Object.entries(places).flatMap(([size, list]) =>
    list.map(([place, run]) => [place, Number(size), run] as const),
  )

describe.each(bySize(BYTES))('%s of %i bytes', (_place, size, run) => {
  it.each([...notBytes(size), text(size), ['null', null] as const])('is not %s', (_what, input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

describe.each(bySize(BYTES_OR_MORE))('%s of %i bytes', (_place, size, run) => {
  it.each(notBytes(size))('is not %s', (_what, input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

describe.each([...bySize(BYTES), ...bySize(BYTES_OR_MORE)])(
  '%s of %i bytes',
  (_place, size, run) => {
    it.each([0, size - 1, size + 1])('is not %i bytes', (length) => {
      expect(() => run(bytes(length) as never)).toThrow(RangeError)
    })

    it('may be a Node Buffer, and bytes of another realm', () => {
      expect(() => run(Buffer.alloc(size, 7) as never)).not.toThrow(TypeError)
      const foreign = runInNewContext(`new Uint8Array(${size}).fill(7)`) as unknown
      expect(foreign instanceof Uint8Array).toBe(false)
      expect(address.isBytes(foreign)).toBe(true)
      expect(() => run(foreign as never)).not.toThrow(TypeError)
    })
  },
)

describe.each(ANY_BYTES)('%s', (_place, run) => {
  it.each(notBytes(32))('is not %s', (_what, input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

describe.each(ADDRESSES)('the address of %s', (_place, run) => {
  it.each([...notBytes(20), ['null', null] as const])('is not %s', (_what, input) => {
    expect(() => run(input as never)).toThrow(
      expect.objectContaining({ name: 'InvalidAddressError', reason: 'type' }),
    )
    expect(address.isAddress(input)).toBe(false)
    expect(address.isBytes(input)).toBe(false)
    expect(address.tryParseAddress(input as never)).toBeNull()
  })
})

describe.each([...INDEXES, ...OPTIONAL_NUMBERS])('%s', (_place, run) => {
  it.each([-1, 0.5, 2 ** 32, Number.NaN, Infinity])('is not %d', (input) => {
    expect(() => run(input as never)).toThrow(RangeError)
  })

  it.each<unknown>(['0', 0n, true, null, [0]])('is not %o', (input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

it.each(INDEXES)('%s is not undefined', (_place, run) => {
  expect(() => run(undefined as never)).toThrow(TypeError)
})

describe.each(AMOUNTS)('%s', (_place, run) => {
  it.each([-1n, 2n ** 64n])('is not %s', (input) => {
    expect(() => run(input as never)).toThrow(RangeError)
  })

  it.each<unknown>([1000, '1000', true, [1000n]])('is not %o', (input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

describe.each(TEXTS)('the text of %s', (_place, run) => {
  it.each<unknown>([12, null, undefined, ['A'], bytes(4)])('is not %o', (input) => {
    expect(() => run(input as never)).toThrow(TypeError)
  })
})

it('names what was passed without showing it', () => {
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

it('tests every function that is exported', () => {
  const tested = [
    ...Object.values(BYTES).flat(),
    ...Object.values(BYTES_OR_MORE).flat(),
    ...[ANY_BYTES, ADDRESSES, INDEXES, AMOUNTS, TEXTS].flat(),
  ].map(([place]) => place.split(' ')[0])
  const exported = Object.entries({ ...address, ...transaction, ...wots })
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name]) => name)
  expect(new Set([...tested, 'isAddress', 'isBytes', 'tryParseAddress'])).toEqual(new Set(exported))
})
