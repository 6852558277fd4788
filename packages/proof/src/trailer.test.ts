import { describe, expect, test } from 'vitest'
import { bytes, hex, trailers } from '../test/vectors'
import { blockHash } from './block-hash'
import { decodeTrailer, encodeTrailer } from './trailer'

const all = [...trailers.real, ...trailers.synthetic_v3]

describe('trailer', () => {
  test.each(all.map((vector) => [vector.name, vector] as const))('decodes %s', (_, vector) => {
    expect(decodeTrailer(bytes(vector.raw))).toEqual({
      phash: bytes(vector.phash),
      bnum: BigInt(vector.bnum),
      mfee: BigInt(vector.mfee),
      tcount: vector.tcount,
      time0: vector.time0,
      difficulty: vector.difficulty,
      mroot: bytes(vector.mroot),
      nonce: bytes(vector.nonce),
      stime: vector.stime,
    })
  })

  test.each(all.map((vector) => [vector.name, vector] as const))('encodes %s', (_, vector) => {
    const hashed = bytes(vector.raw).slice(0, 128)
    expect(encodeTrailer(decodeTrailer(hashed))).toEqual(hashed)
    expect(hex(blockHash(hashed))).toBe(vector.sha256_first_128)
  })

  test('names the invalid field', () => {
    const trailer = decodeTrailer(bytes(all[0]?.raw ?? ''))
    expect(() => encodeTrailer({ ...trailer, tcount: 2 ** 32 })).toThrow(
      'tcount must be an integer from 0 to 4294967295, got 4294967296',
    )
    expect(() => encodeTrailer({ ...trailer, bnum: -1n })).toThrow(/^bnum must be .* got -1$/)
    expect(() => encodeTrailer({ ...trailer, mfee: 1n << 64n })).toThrow(/^mfee must be/)
    expect(() => encodeTrailer({ ...trailer, nonce: new Uint8Array(16) })).toThrow(
      'nonce must be 32 bytes, got 16',
    )
    expect(() => decodeTrailer(new Uint8Array(129))).toThrow(
      'trailer must be 128 or 160 bytes, got 129',
    )
  })
})
