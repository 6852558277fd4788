/**
 * MD2 (RFC 1319) is the only one of Peach's eight hash functions that `@noble/hashes` doesn't provide.
 * MD2 is broken; don't use it for anything else.
 */

/** The permutation from RFC 1319, "constructed from the digits of pi". */
const substitutionHex =
  '292e43c9a2d87c013d3654a1ecf0061362a705f3c0c7738c98932bd9bc4c82ca1e9b573cfdd4e01667426f188a17e512' +
  'be4ec4d6da9ede49a0fbf58ebb2fee7aa968799115b2073f94c210890b225f21807f5d9a5a903227353ecce7bff79703' +
  'ff1930b348a5b5d1d75e922aac56aac64fb838d296a47db676fc6be29c7404f1459d705964718720865bcf65e62da802' +
  '1b6025adaeb0b9f61c46616934407e0f5547a323dd51af3ac35cf9cebac5ea262c530d6e85288409d3dfcdf441814d52' +
  '6adc37c86cc1abfa24e17b080cbdb14a7888958be363e86de9cbd5fe3b001d39f2efb70e6658d0e4a67772f8eb754b0a' +
  '314450b48fed1f1adb998d339f118314'

const substitution = /* @__PURE__ */ readSubstitution()

const blockLength = 16
const rounds = 18

const state = /* @__PURE__ */ new Uint8Array(48)
const checksum = /* @__PURE__ */ new Uint8Array(blockLength)
const block = /* @__PURE__ */ new Uint8Array(blockLength)

/** Writes the 16-byte MD2 digest of `data` to the start of `out`, which may be `data` itself. */
export function md2Into(data: Uint8Array, out: Uint8Array): void {
  state.fill(0)
  checksum.fill(0)
  let last = 0
  const whole = data.length - (data.length % blockLength)
  for (let offset = 0; offset <= whole; offset += blockLength) {
    const padding = offset === whole ? blockLength - (data.length - whole) : 0
    for (let i = 0; i < blockLength; i++) {
      const byte = i < blockLength - padding ? (data[offset + i] ?? 0) : padding
      block[i] = byte
      last = checksum[i] = (checksum[i] ?? 0) ^ (substitution[byte ^ last] ?? 0)
    }
    compress(block)
  }
  compress(checksum)
  for (let i = 0; i < blockLength; i++) out[i] = state[i] ?? 0
}

function compress(input: Uint8Array): void {
  for (let i = 0; i < blockLength; i++) {
    const byte = input[i] ?? 0
    state[16 + i] = byte
    state[32 + i] = byte ^ (state[i] ?? 0)
  }
  let t = 0
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < 48; k++) t = state[k] = (state[k] ?? 0) ^ (substitution[t] ?? 0)
    t = (t + round) & 0xff
  }
}

function readSubstitution(): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, i) =>
    Number.parseInt(substitutionHex.slice(2 * i, 2 * i + 2), 16),
  )
}
