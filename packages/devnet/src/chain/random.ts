/** A repeatable source of random values: the same seed gives the same values on every machine. */
export interface Random {
  /** From 0 to below 1; can be passed on alone. */
  next: (this: void) => number
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  /** True with this probability. */
  chance(probability: number): boolean
  /** One of the items. */
  pick<Item>(items: readonly Item[]): Item
  /** This many random bytes. */
  bytes(length: number): Uint8Array
  /** The same into an array that is there already, which is faster by far where millions are made. */
  write(bytes: Uint8Array): void
}

/**
 * The generator xoshiro128** (Blackman and Vigna), its state spread from the seed by FNV-1a and
 * SplitMix32. Not for keys.
 *
 * @param seed Sources with different seeds are independent, so each part of the devnet has its own
 *   (`main/traffic`, `main/faults`) and one part drawing more does not change another.
 */
export function createRandom(seed: string): Random {
  let mixed = 0x811c9dc5
  for (let i = 0; i < seed.length; i++) mixed = Math.imul(mixed ^ seed.charCodeAt(i), 0x01000193)
  const spread = (): number => {
    mixed = (mixed + 0x9e3779b9) | 0
    let value = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    value = Math.imul(value ^ (value >>> 15), 0x735a2d97)
    return value ^ (value >>> 15)
  }
  let a = spread()
  let b = spread()
  let c = spread()
  let d = spread()

  const word = (): number => {
    const scrambled = Math.imul(b, 5)
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return result >>> 0
  }
  const write = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.length; at += 4) {
      const value = word()
      for (let i = 0; i < 4 && at + i < bytes.length; i++) bytes[at + i] = value >>> (8 * i)
    }
  }
  const next = (): number => word() / 4294967296
  const below = (limit: number): number => Math.floor(next() * limit)

  return {
    next,
    below,
    between: (least, most) => least + below(most - least + 1),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from: the list is empty')
      return item
    },
    write,
    bytes(length) {
      const bytes = new Uint8Array(length)
      write(bytes)
      return bytes
    },
  }
}
