import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, test } from 'vitest'
import { seeded } from '../test/chain'
import { bytes, grammar, haikus, hex } from '../test/vectors'
import { dictionary } from './haiku-dictionary'
import { frames, isNonceGrammatical, matchFrame } from './haiku-grammar'
import { expandHaiku } from './haiku'
import { generateNonce } from './nonce'

describe('dictionary', () => {
  test('matches the node’s dictionary byte for byte', () => {
    expect(dictionary).toEqual(grammar.dictionary.map(({ word }) => word))
    expect(dictionary).toEqual(haikus.dictionary_c)
    expect(hex(sha256(new TextEncoder().encode(dictionary.join('\0'))))).toBe(
      '7cd2b3584533c966bd998ad58d7dec8f83ed67286db789a35edf2822184da270',
    )
  })
})

describe('frames', () => {
  test('accept the same tokens as the node’s tables', () => {
    const tables = grammar.frames.map((frame) =>
      frame.map((position) =>
        typeof position === 'number'
          ? [position]
          : grammar.dictionary
              .filter(({ classes }) => position.split('|').some((name) => classes.includes(name)))
              .map(({ token }) => token),
      ),
    )
    expect(frames).toEqual(tables)
  })

  test('produce the expected number of verses', () => {
    const counts = frames.map((frame) => frame.reduce((n, tokens) => n * tokens.length, 1))
    expect(counts).toEqual([
      16210656, 16210656, 5789520, 101400, 897436800, 17821440, 171360, 2218709875200, 210827635200,
      7425600,
    ])
  })

  test.each([
    ['52e8013c090201d80000000000000000', 6],
    ['1a0d05529d01d62803010574cd000000', 7],
    ['52e8013c090201d800ffffffffffffff', 6],
    ['52e8013c090201d8ff00000000000000', undefined],
    ['00000000000000000000000000000000', undefined],
    ['ffffffffffffffffffffffffffffffff', undefined],
  ])('verse %s: frame %s', (verse, frame) => {
    expect(matchFrame(bytes(verse))).toBe(frame)
  })
})

describe('vectors', () => {
  test.each(haikus.vectors.map((vector) => [vector.nonce, vector] as const))('%s', (_, vector) => {
    const nonce = bytes(vector.nonce)
    expect(expandHaiku(nonce)).toEqual({
      lines: vector.lines,
      text: vector.c_display,
      meshText: vector.mesh_haiku,
    })
    expect(expandHaiku(`0x${vector.nonce}`)).toEqual(expandHaiku(nonce))
    expect(matchFrame(nonce.subarray(0, 16)) !== undefined).toBe(vector.syntax_first_ok)
    expect(matchFrame(nonce.subarray(16)) !== undefined).toBe(vector.syntax_second_ok)
    expect(isNonceGrammatical(nonce)).toBe(vector.syntax_first_ok && vector.syntax_second_ok)
  })

  test('reject a nonce of another length', () => {
    expect(() => expandHaiku('0x52')).toThrow('nonce must be 64 hex digits')
    expect(() => expandHaiku(new Uint8Array(8))).toThrow('nonce must be 16 or 32 bytes')
  })
})

describe('generateNonce', () => {
  test('follows the grammar, uses every frame and is deterministic for a seeded source', () => {
    const seen = new Set<number | undefined>()
    const random = seeded(7)
    for (let i = 0; i < 500; i++) {
      const nonce = generateNonce(random)
      expect(isNonceGrammatical(nonce)).toBe(true)
      seen.add(matchFrame(nonce.subarray(0, 16)))
      expect(expandHaiku(nonce).lines).toHaveLength(3)
    }
    expect(seen.size).toBe(frames.length)
    expect(generateNonce(seeded(9))).toEqual(generateNonce(seeded(9)))
  })

  test('rejects a random number outside 0 to 1', () => {
    expect(() => generateNonce(() => 1)).toThrow('random must return numbers from 0')
  })
})
