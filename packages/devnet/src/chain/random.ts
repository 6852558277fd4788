/** A seeded random source: the same seed gives the same values on every machine. */
export interface Random {
  /**
   * Returns a number from 0 up to but not including 1. The method can be passed without its object.
   */
  next: (this: void) => number
  /** Returns an integer from 0 up to but not including `limit`. */
  below(limit: number): number
  /** Returns an integer from `min` to `max`, inclusive. */
  between(min: number, max: number): number
  /** Returns true with the given probability. */
  chance(probability: number): boolean
  /** Returns one of the items. */
  pick<Item>(items: readonly Item[]): Item
  /** Returns random bytes. */
  bytes(length: number): Uint8Array
  /** Fills an existing array with random bytes, which is much faster for millions of arrays. */
  write(bytes: Uint8Array): void
}

/**
 * Creates an xoshiro128** generator (Blackman and Vigna), whose state is derived from the seed with
 * FNV-1a and SplitMix32. It isn't suitable for keys.
 *
 * @param seed The seed of the generator. Different seeds give independent sources. Each part of the
 *   devnet has its own (`main/traffic`, `main/faults`), so that extra draws in one don't affect
 *   another.
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
    between: (min, max) => min + below(max - min + 1),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new RangeError('Cannot pick from an empty list')
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
