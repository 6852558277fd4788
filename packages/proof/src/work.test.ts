import { describe, expect, test } from 'vitest'
import { bytes, hex, trailers } from '../test/vectors'
import { md2Into } from './md2'
import { peachHash } from './peach'
import { decodeTrailer } from './trailer'
import { checkWork, leadingZeroBits, triggHash } from './work'

describe('md2', () => {
  // The vectors are from RFC 1319, appendix A.5.
  test.each([
    ['', '8350e5a3e24c153df2275c9f80692773'],
    ['a', '32ec01ec4a6dac72c0ab96fb34c0b5d1'],
    ['abc', 'da853b0d3f88d99b30283a69e6ded6bb'],
    ['message digest', 'ab4f496bfb2a530b219ff33031fe06b0'],
    ['abcdefghijklmnopqrstuvwxyz', '4e8ddff3650292ab5a4108c3aa47940b'],
    [
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
      'da33def2a42df13975352846c30338cd',
    ],
    ['1234567890'.repeat(8), 'd5976f79d83d3a0dc9806c3c66f3efd8'],
  ])('of "%s"', (text, digest) => {
    const out = new Uint8Array(16)
    md2Into(new TextEncoder().encode(text), out)
    expect(hex(out)).toBe(digest)
  })
})

describe('peachHash', () => {
  test.each(trailers.peach_vectors.map((vector, i) => [i, vector] as const))(
    'vector %i',
    (_, vector) => {
      expect(hex(peachHash(bytes(vector.trailer124)))).toBe(vector.peach_final_hash)
    },
  )

  const withHash = trailers.real.filter(({ peach_final_hash }) => peach_final_hash)
  test.each(withHash.map((vector) => [vector.name, vector] as const))('%s', (_, vector) => {
    expect(hex(peachHash(bytes(vector.raw).slice(0, 124)))).toBe(vector.peach_final_hash)
  })

  test('rejects other lengths', () => {
    expect(() => peachHash(new Uint8Array(128))).toThrow('trailer124 must be 124 bytes, got 128')
  })
})

describe('triggHash', () => {
  test.each([
    [1, '3e01efe149d943fe310e4c3d7bc9ee57e4f0284cd64841b5bb53cf10e67de263', 2],
    [255, '0000000010f48fa0495ab7fd98568f2fd6f1de6163bd624cc1d18c6fa6ecd214', 35],
  ])('block %i', (height, hash, bits) => {
    const vector = trailers.real.find(({ bnum }) => bnum === height)
    const found = triggHash(decodeTrailer(bytes(vector?.raw ?? '')))
    expect(hex(found)).toBe(hash)
    expect(leadingZeroBits(found)).toBe(bits)
  })

  test('block 4095, from its parts', () => {
    const found = triggHash({
      mroot: bytes('c3f39e6bc598bb1d43c048603eb6ff7d97f10f2f46076574fcaac7d2932050d6'),
      nonce: bytes('52de010e05528a030164000000000000150c05478301e2120301053d81000000'),
      bnum: 4095n,
    })
    expect(hex(found)).toBe('00000000029171d822e115f76fafbf080b203eeb4244fe673402029ccf608f72')
    expect(leadingZeroBits(found)).toBe(38)
  })
})

describe('leadingZeroBits', () => {
  test.each([
    ['ff', 0],
    ['7f', 1],
    ['01', 7],
    ['0080', 8],
    ['0001', 15],
    ['0000', 16],
    ['', 0],
  ])('of %s: %i', (hash, bits) => {
    expect(leadingZeroBits(bytes(hash))).toBe(bits)
  })
})

describe('checkWork', () => {
  const solved = trailers.real.filter(({ kind }) => kind === 'normal')
  test.each(solved.map((vector) => [vector.name, vector] as const))('%s', (_, vector) => {
    const trigg = vector.bnum <= 75857
    const work = checkWork(bytes(vector.raw))
    expect(work).toMatchObject({
      algorithm: trigg ? 'trigg' : 'peach',
      grammatical: true,
      required: vector.difficulty,
      valid: true,
    })
    expect(hex(work?.hash ?? new Uint8Array())).toBe(
      trigg ? vector.trigg_final_hash : vector.peach_final_hash,
    )
    expect(work?.found).toBeGreaterThanOrEqual(vector.difficulty)
  })

  const unsolved = trailers.synthetic_v3.concat(trailers.real).filter(({ tcount }) => tcount === 0)
  test.each(unsolved.map((vector) => [vector.name, vector] as const))(
    '%s: has no proof of work',
    (_, vector) => {
      expect(checkWork(bytes(vector.raw))).toBeUndefined()
    },
  )

  test('fails for a block whose height was changed', () => {
    const vector = trailers.synthetic_v3.find(({ name }) => name === 'synthetic_parent')
    const work = checkWork(bytes(vector?.raw ?? ''))
    expect(work).toMatchObject({ grammatical: true, required: 35, valid: false })
    expect(hex(work?.hash ?? new Uint8Array())).toBe(vector?.peach_final_hash)
  })

  test('accepts as many zero bits as required, but not one less', () => {
    const trailer = bytes(trailers.real.find(({ bnum }) => bnum === 1)?.raw ?? '')
    trailer[56] = 2
    expect(checkWork(trailer)).toMatchObject({ required: 2, found: 2, valid: true })
    trailer[56] = 3
    expect(checkWork(trailer)).toMatchObject({ required: 3, found: 2, valid: false })
  })

  test('fails if the nonce breaks the grammar', () => {
    const trailer = bytes(trailers.real.find(({ bnum }) => bnum === 1)?.raw ?? '')
    trailer[56] = 0
    trailer[92] = 4
    expect(checkWork(trailer)).toMatchObject({ grammatical: false, valid: false })
  })

  test('accepts block 339260 by its hash', () => {
    const trailer = bytes(trailers.real.find(({ bnum }) => bnum === 659993)?.raw ?? '')
    new DataView(trailer.buffer).setBigUint64(32, 339260n, true)
    expect(checkWork(trailer)?.valid).toBe(false)
    trailer.set(bytes('2ffab9b900e1bca8251920c2ddf046b807442abbfa5e9451b06003cc822db112'), 128)
    expect(checkWork(trailer)?.valid).toBe(true)
    expect(checkWork(trailer.slice(0, 128))?.valid).toBe(false)
  })
})
