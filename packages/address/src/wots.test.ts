import { describe, expect, it } from 'vitest'
import { bytes, hex, wots, type WotsVector } from '../test/vectors'
import { deriveLedgerAddress, deriveTag, parseLedgerAddress, toBase58 } from './index'
import {
  deriveAccount,
  deriveSpendKey,
  generateKeyPair,
  type OneTimeSeeds,
  recoverPublicKey,
  sign,
  verify,
} from './wots'

const vectors = wots.vectors.map((vector, at) => ({ name: `${at}: ${vector.scheme}`, vector }))

const seedsOf = (vector: WotsVector): OneTimeSeeds => ({
  secret: bytes(vector.secret),
  publicSeed: bytes(vector.pub_seed),
  addressSeed: bytes(vector.addr_seed_in),
})

/**
 * Applies the change of a negative test vector, such as 'message byte 0 xor 01' or 'sig chunks 0 and 1
 * swapped'.
 */
function tamper(
  description: string,
  signature: Uint8Array,
  message: Uint8Array,
): [signature: Uint8Array, message: Uint8Array] {
  if (description === 'sig chunks 0 and 1 swapped') {
    const swapped = signature.slice()
    swapped.set(signature.subarray(32, 64), 0)
    swapped.set(signature.subarray(0, 32), 32)
    return [swapped, message]
  }
  const parts = /^(sig|message|pub_seed|adrs) byte (\d+) xor (\w\w)$/.exec(description)
  if (!parts) throw new Error(`unknown change: ${description}`)
  const [, target = '', at, mask = ''] = parts
  const offset = { sig: 0, message: 0, pub_seed: 2144, adrs: 2176 }[target] ?? Number.NaN
  const changed = (target === 'message' ? message : signature).slice()
  changed[offset + Number(at)] =
    (changed[offset + Number(at)] ?? Number.NaN) ^ Number.parseInt(mask, 16)
  return target === 'message' ? [signature, changed] : [changed, message]
}

describe.each(vectors)('reference key $name', ({ vector }) => {
  const keys = generateKeyPair(seedsOf(vector))
  const message = bytes(vector.message)
  const signature = sign(message, keys)

  it('generates the public key and seeds', () => {
    expect(hex(keys.publicKey)).toBe(vector.pk)
    expect(hex(keys.addressSeed)).toBe(vector.adrs_after_pkgen)
    expect(hex(keys.publicKey) + hex(keys.publicSeed) + hex(keys.addressSeed)).toBe(
      vector.wots_address_2208,
    )
    expect(keys.signs).toBe('once')
  })

  it('derives the implicit tag from only the 2144 bytes', () => {
    const tag = deriveTag(keys.publicKey)
    expect(hex(tag)).toBe(vector.implicit_tag)
    expect(hex(tag)).not.toBe(vector.wrong_hash_if_2208_bytes_hashed)
    expect(hex(deriveTag(`0x${vector.pk}`))).toBe(vector.implicit_tag)
    expect(toBase58(tag)).toBe(vector.base58_implicit)
    expect(hex(deriveLedgerAddress(tag, keys.publicKey))).toBe(vector.address40_implicit)
    expect(parseLedgerAddress(vector.address40_implicit).isImplicit).toBe(true)
  })

  it('produces the same signature as the reference', () => {
    expect(hex(signature)).toBe(vector.signature + vector.pub_seed + vector.adrs_after_pkgen)
    expect(hex(sign(message, seedsOf(vector)))).toBe(hex(signature))
  })

  it('recovers the public key and verifies the signature', () => {
    expect(hex(recoverPublicKey(signature, message))).toBe(vector.pk)
    expect(verify(signature, message, keys.publicKey)).toBe(true)
    expect(verify(signature, message, bytes(vector.implicit_tag))).toBe(true)
  })

  it.each(vector.negatives)('fails verification after: $tamper', (negative) => {
    const changed = tamper(negative.tamper, signature, message)
    expect(hex(deriveTag(recoverPublicKey(...changed)))).toBe(negative.recovered_addr_hash)
    expect(verify(...changed, keys.publicKey)).toBe(negative.recovered_pk_equals_pk)
    expect(verify(...changed, bytes(vector.implicit_tag))).toBe(false)
  })
})

describe('wrong sizes', () => {
  const seed = new Uint8Array(32)
  const seeds = { secret: seed, publicSeed: seed, addressSeed: seed }
  const short = new Uint8Array(31)

  it.each([
    [() => generateKeyPair({ ...seeds, secret: short }), 'secret must have 32 bytes, got 31'],
    [
      () => generateKeyPair({ ...seeds, publicSeed: short }),
      'publicSeed must have 32 bytes, got 31',
    ],
    [
      () => generateKeyPair({ ...seeds, addressSeed: short }),
      'addressSeed must have 32 bytes, got 31',
    ],
    [() => sign(short, seeds), 'message must have 32 bytes, got 31'],
    [
      () => recoverPublicKey(new Uint8Array(2144), seed),
      'signature must have 2208 bytes, got 2144',
    ],
    [() => verify(new Uint8Array(2208), seed, short), 'signer must have 2144 bytes, got 31'],
    [() => deriveAccount(short, 0), 'masterSeed must have 32 bytes, got 31'],
    [
      () => deriveSpendKey({ ...deriveAccount(seed, 0), seed: short }, 0),
      'account.seed must have 32 bytes, got 31',
    ],
    [() => deriveTag(new Uint8Array(2208)), 'publicKey must have 2144 bytes, got 2208'],
    [() => deriveTag('0xabc'), 'Expected an even number of hex digits'],
  ])('%#: %s', (run, message) => {
    expect(run).toThrow(new RangeError(message))
  })
})

it('neither modifies nor keeps the given seeds', () => {
  const seeds = {
    secret: new Uint8Array(32).fill(1),
    publicSeed: new Uint8Array(32).fill(2),
    addressSeed: new Uint8Array(32).fill(3),
  }
  const before = structuredClone(seeds)
  const message = new Uint8Array(32).fill(4)
  const keys = generateKeyPair(seeds)
  const signature = sign(message, keys)
  expect(seeds).toEqual(before)

  seeds.secret.fill(0)
  seeds.publicSeed.fill(0)
  expect(hex(sign(message, keys))).toBe(hex(signature))
})

it('accepts seeds that are views into a larger buffer', () => {
  const buffer = new Uint8Array(100).fill(7)
  const view = generateKeyPair({
    secret: buffer.subarray(1, 33),
    publicSeed: buffer.subarray(34, 66),
    addressSeed: buffer.subarray(67, 99),
  })
  const copy = generateKeyPair({
    secret: new Uint8Array(32).fill(7),
    publicSeed: new Uint8Array(32).fill(7),
    addressSeed: new Uint8Array(32).fill(7),
  })
  expect(hex(view.publicKey)).toBe(hex(copy.publicKey))
})

it('doesn’t modify Node Buffers, whose slices share memory', () => {
  const seeds = {
    secret: Buffer.alloc(32, 1),
    publicSeed: Buffer.alloc(32, 2),
    addressSeed: Buffer.alloc(32, 3),
  }
  const message = Buffer.alloc(32, 4)
  const keys = generateKeyPair(seeds)
  const signature = Buffer.from(sign(message, keys))
  const before = signature.toString('hex')
  expect(verify(signature, message, Buffer.from(keys.publicKey))).toBe(true)
  expect(signature.toString('hex')).toBe(before)
  expect(seeds.addressSeed.every((byte) => byte === 3)).toBe(true)
  seeds.secret.fill(0)
  expect(keys.secret.every((byte) => byte === 1)).toBe(true)
})
