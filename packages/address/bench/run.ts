import { createHash } from 'node:crypto'

import { decodeBase58, deriveTag, encodeBase58, isAddress, parseAddress } from '@mcm/address'
import { generateKeyPair, recoverPublicKey, sign } from '@mcm/address/wots'
import { base58 } from '@scure/base'
import bs58 from 'bs58'
import { crc16xmodem } from 'crc'

// Each implementation runs for ROUND_MS at a time, ROUNDS times. The implementations take turns so that
// other load on the machine affects all of them, and the median hides outliers.
const ROUND_MS = 10
const ROUNDS = 150

type Operation = (index: number) => unknown

interface Comparison {
  readonly name: string
  readonly ours: Operation
  readonly theirs?: Readonly<Record<string, Operation>>
}

const COUNT = 1000
const tags = Array.from(
  { length: COUNT },
  (_, index) => new Uint8Array(createHash('sha256').update(String(index)).digest().subarray(0, 20)),
)
const texts = tags.map(encodeBase58)
const seed = new Uint8Array(createHash('sha256').update('seed').digest())
const message = new Uint8Array(createHash('sha256').update('message').digest())
const keys = generateKeyPair({ secret: seed, publicSeed: seed, addressSeed: seed })
const signature = sign(message, keys)

/** Another library's Base58 codec. */
interface Codec {
  encode: (bytes: Uint8Array) => string
  decode: (text: string) => Uint8Array
}

/** Encodes an address with a generic Base58 codec and crc. */
function encodeWith(codec: Codec, tag: Uint8Array): string {
  const payload = new Uint8Array(22)
  payload.set(tag)
  const checksum = crc16xmodem(tag as Buffer)
  payload[20] = checksum & 255
  payload[21] = checksum >> 8
  return codec.encode(payload)
}

function decodeWith(codec: Codec, text: string): Uint8Array {
  const payload = codec.decode(text)
  const tag = payload.slice(0, 20)
  const checksum = (payload[20] ?? 0) | ((payload[21] ?? 0) << 8)
  if (payload.length !== 22 || crc16xmodem(tag as Buffer) !== checksum) {
    throw new Error('bad checksum')
  }
  return tag
}

function isAddressWith(codec: Codec, text: string): boolean {
  try {
    decodeWith(codec, text)
    return true
  } catch {
    return false
  }
}

function deriveWithNode(publicKey: Uint8Array): Uint8Array {
  return createHash('ripemd160').update(createHash('sha3-512').update(publicKey).digest()).digest()
}

function nth<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new RangeError('the list is empty')
  return item
}

const comparisons: readonly Comparison[] = [
  {
    name: '`encodeBase58`',
    ours: (index) => encodeBase58(nth(tags, index)),
    theirs: {
      'bs58 + crc': (index) => encodeWith(bs58, nth(tags, index)),
      'scure + crc': (index) => encodeWith(base58, nth(tags, index)),
    },
  },
  {
    name: '`decodeBase58`',
    ours: (index) => decodeBase58(nth(texts, index)),
    theirs: {
      'bs58 + crc': (index) => decodeWith(bs58, nth(texts, index)),
      'scure + crc': (index) => decodeWith(base58, nth(texts, index)),
    },
  },
  {
    name: '`isAddress` (Base58)',
    ours: (index) => isAddress(nth(texts, index)),
    theirs: {
      'bs58 + crc': (index) => isAddressWith(bs58, nth(texts, index)),
      'scure + crc': (index) => isAddressWith(base58, nth(texts, index)),
    },
  },
  { name: '`parseAddress` (Base58)', ours: (index) => parseAddress(nth(texts, index)) },
  {
    name: '`deriveTag`',
    ours: () => deriveTag(keys.publicKey),
    theirs: { 'node:crypto, native, no browsers': () => deriveWithNode(keys.publicKey) },
  },
  { name: '`generateKeyPair`', ours: () => generateKeyPair(keys) },
  { name: '`sign`', ours: () => sign(message, keys) },
  { name: '`recoverPublicKey`', ours: () => recoverPublicKey(signature, message) },
]

/** Runs one round and returns the operations per second. */
function round(operation: Operation): number {
  const start = performance.now()
  let done = 0
  let elapsed = 0
  // Reads the clock after 1, 2, 4, … operations to keep its overhead small.
  for (let until = 1; elapsed < ROUND_MS; until *= 2) {
    while (done < until) operation(done++)
    elapsed = performance.now() - start
  }
  return (done / elapsed) * 1000
}

/** Returns each implementation's median, ours first. */
function measure({ ours, theirs = {} }: Comparison): number[] {
  const implementations = [ours, ...Object.values(theirs)].map((operation) => ({
    operation,
    rates: [] as number[],
  }))
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const { operation, rates } of implementations) rates.push(round(operation))
  }
  return implementations.map(
    ({ rates }) => rates.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN,
  )
}

const rate = (perSecond: number): string => Number(perSecond.toPrecision(3)).toLocaleString('en')

console.log('| Operations per second | @mcm/address | alternatives |')
console.log('|---|---:|---:|')
for (const comparison of comparisons) {
  const [ours = Number.NaN, ...others] = measure(comparison)
  const names = Object.keys(comparison.theirs ?? {})
  const other = others.map((theirs, at) => `${rate(theirs)} (${names[at]})`).join(', ')
  console.log(`| ${comparison.name} | ${rate(ours)} | ${other} |`)
}
