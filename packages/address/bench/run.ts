import { createHash } from 'node:crypto'

import { decodeBase58, deriveTag, encodeBase58, parseAddress } from '@mcm/address'
import { generateKeyPair, recoverPublicKey, sign } from '@mcm/address/wots'
import bs58 from 'bs58'
import { crc16xmodem } from 'crc'

// How long each side of a comparison is measured at a time, and how often. Short rounds are lucky
// more often on a machine that others use too; the first ones also warm up.
const ROUND_MS = 10
const ROUNDS = 150

type Operation = (index: number) => unknown

interface Comparison {
  readonly name: string
  readonly ours: Operation
  readonly theirs?: readonly [name: string, operation: Operation]
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

/** What one writes with bs58 and crc: the payload, and the order of the checksum's bytes. */
function assembleEncode(tag: Uint8Array): string {
  const payload = new Uint8Array(22)
  payload.set(tag)
  const checksum = crc16xmodem(tag as Buffer)
  payload[20] = checksum & 255
  payload[21] = checksum >> 8
  return bs58.encode(payload)
}

function assembleDecode(text: string): Uint8Array {
  const payload = bs58.decode(text)
  const tag = payload.slice(0, 20)
  const [low = 0, high = 0] = payload.subarray(20)
  if (payload.length !== 22 || crc16xmodem(tag as Buffer) !== (low | (high << 8))) {
    throw new Error('bad checksum')
  }
  return tag
}

function assembleDerive(publicKey: Uint8Array): Uint8Array {
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
    theirs: ['bs58 + crc', (index) => assembleEncode(nth(tags, index))],
  },
  {
    name: '`decodeBase58`',
    ours: (index) => decodeBase58(nth(texts, index)),
    theirs: ['bs58 + crc', (index) => assembleDecode(nth(texts, index))],
  },
  { name: '`parseAddress` of Base58', ours: (index) => parseAddress(nth(texts, index)) },
  {
    name: '`deriveTag`',
    ours: () => deriveTag(keys.publicKey),
    theirs: ['node:crypto: native, not in browsers', () => assembleDerive(keys.publicKey)],
  },
  { name: '`generateKeyPair`', ours: () => generateKeyPair(keys) },
  { name: '`sign`', ours: () => sign(message, keys) },
  { name: '`recoverPublicKey`', ours: () => recoverPublicKey(signature, message) },
]

/** Operations per second over one round. */
function round(operation: Operation): number {
  const start = performance.now()
  let done = 0
  let elapsed = 0
  // The clock is asked after 1, 2, 4, … operations, so that it costs nothing beside them.
  for (let until = 1; elapsed < ROUND_MS; until *= 2) {
    while (done < until) operation(done++)
    elapsed = performance.now() - start
  }
  return (done / elapsed) * 1000
}

/** The best round of each side; the sides take turns, so that other load on the machine hits both. */
function measure({ ours, theirs }: Comparison): readonly [ours: number, theirs: number] {
  let [best, bestOther] = [0, 0]
  for (let turn = 0; turn < ROUNDS; turn++) {
    best = Math.max(best, round(ours))
    if (theirs) bestOther = Math.max(bestOther, round(theirs[1]))
  }
  return [best, bestOther]
}

const rate = (perSecond: number): string => Number(perSecond.toPrecision(3)).toLocaleString('en')

console.log('| per second | @mcm/address | assembled from other libraries |')
console.log('|---|---:|---:|')
for (const comparison of comparisons) {
  const [ours, theirs] = measure(comparison)
  const other = comparison.theirs ? `${rate(theirs)} (${comparison.theirs[0]})` : ''
  console.log(`| ${comparison.name} | ${rate(ours)} | ${other} |`)
}
