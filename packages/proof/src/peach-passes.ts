/**
 * The two transformations that Peach applies before each hash. One operates on 32-bit floats and the
 * other on bytes. Both return an operation code, of which callers use the low three bits.
 *
 * JavaScript computes in doubles. For `+ - * /` of two floats, rounding the double result to a float gives
 * exactly the float result, including subnormal numbers, infinities and signed zeros.
 */

/** The low three bits of a group's first byte select the operation, operand and sign bytes. */
const operationByte = /* @__PURE__ */ Uint8Array.of(1, 3, 0, 0, 3, 2, 1, 2)
const operandByte = /* @__PURE__ */ Uint8Array.of(2, 1, 2, 1, 0, 0, 1, 1)
const signByte = /* @__PURE__ */ Uint8Array.of(3, 2, 3, 2, 1, 1, 3, 3)

/** Operand for each byte value, rounded to a float. In the entries from 256 on, bit 31 is flipped. */
const operands = /* @__PURE__ */ Float32Array.from({ length: 512 }, (_, i) =>
  i < 256 ? i : i - 256 - 2 ** 31,
)

/** Four bytes that can be read and written both as a float and as bits. */
const shared = /* @__PURE__ */ new ArrayBuffer(4)
const float = /* @__PURE__ */ new Float32Array(shared)
const bits = /* @__PURE__ */ new Uint32Array(shared)

/**
 * Processes the first `length` bytes in groups of four.
 * @param index The tile index, which replaces NaN values.
 * @param keep Whether to replace each group with its result.
 */
export function floatPass(data: Uint8Array, length: number, index: number, keep: boolean): number {
  let op = 0
  for (let at = 0; at < length; at += 4) {
    const b0 = data[at] ?? 0
    const b1 = data[at + 1] ?? 0
    const b2 = data[at + 2] ?? 0
    const b3 = data[at + 3] ?? 0
    const k = b0 & 7
    op += data[at + (operationByte[k] ?? 0)] ?? 0
    const sign = (data[at + (signByte[k] ?? 0)] ?? 0) & 1
    const operand = operands[(sign << 8) | (data[at + (operandByte[k] ?? 0)] ?? 0)] ?? 0

    bits[0] = b0 | (b1 << 8) | (b2 << 16) | (b3 << 24)
    let value = float[0] ?? 0
    if (Number.isNaN(value)) value = index
    switch (op & 3) {
      case 0:
        value += operand
        break
      case 1:
        value -= operand
        break
      case 2:
        value *= operand
        break
      default:
        value /= operand
    }
    float[0] = Number.isNaN(value) ? index : value

    const word = bits[0] ?? 0
    const r0 = word & 0xff
    const r1 = (word >>> 8) & 0xff
    const r2 = (word >>> 16) & 0xff
    const r3 = word >>> 24
    op += r0 + r1 + r2 + r3
    if (keep) {
      data[at] = r0
      data[at + 1] = r1
      data[at + 2] = r2
      data[at + 3] = r3
    }
  }
  return op
}

/** Transforms the first `length` bytes (an even number) in eight rounds, each with one of eight operations. */
export function memoryPass(data: Uint8Array, length: number, start: number): number {
  const half = length / 2
  let op = start
  for (let round = 0; round < 8; round++) {
    op += data[round] ?? 0
    switch (op & 7) {
      case 0:
        for (let z = 0; z < length; z++) data[z] = (data[z] ?? 0) ^ 0x81
        break
      case 1:
        for (let z = 0; z < half; z++) swap(data, z, z + half)
        break
      case 2:
        for (let z = 0; z < length; z++) data[z] = (data[z] ?? 0) ^ 0xff
        break
      case 3:
        addAlternating(data, length, 1)
        break
      case 4:
        addAlternating(data, length, -round)
        break
      case 5:
        for (let z = 0; z < length; z++) if (data[z] === 104) data[z] = 72
        break
      case 6:
        for (let z = 0; z < half; z++) {
          if ((data[z] ?? 0) > (data[z + half] ?? 0)) swap(data, z, z + half)
        }
        break
      default:
        for (let z = 1; z < length; z++) data[z] = (data[z] ?? 0) ^ (data[z - 1] ?? 0)
    }
  }
  return op
}

function addAlternating(data: Uint8Array, length: number, step: number): void {
  for (let z = 0; z < length; z += 2) {
    data[z] = (data[z] ?? 0) + step
    data[z + 1] = (data[z + 1] ?? 0) - step
  }
}

function swap(data: Uint8Array, a: number, b: number): void {
  const kept = data[a] ?? 0
  data[a] = data[b] ?? 0
  data[b] = kept
}
