import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { sha512 } from './sha512'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const ascii = (text: string) => new TextEncoder().encode(text)
const node = (bytes: Uint8Array) => createHash('sha512').update(bytes).digest('hex')

describe('sha512', () => {
  // https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values
  it.each([
    [
      '',
      'cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e',
    ],
    [
      'abc',
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
    ],
  ])('has the hash that NIST gives for "%s"', (message, hash) => {
    expect(hex(sha512(ascii(message)))).toBe(hash)
  })

  it('hashes messages of any length as Node does, in one part or several', () => {
    for (let length = 0; length <= 400; length++) {
      const message = randomBytes(length)
      const cut = length >> 1
      expect(hex(sha512(message))).toBe(node(message))
      expect(hex(sha512(message.subarray(0, cut), message.subarray(cut)))).toBe(node(message))
    }
  })

  it('carries from the lower to the upper halves', () => {
    for (const byte of [0, 0x7f, 0x80, 0xff]) {
      const message = new Uint8Array(1024).fill(byte)
      expect(hex(sha512(message))).toBe(node(message))
    }
  })

  it('does not change what it hashes', () => {
    const message = ascii('abc')
    sha512(message)
    expect(message).toEqual(ascii('abc'))
  })
})
