import { expectRange, expectWhole } from './options'
import type { ReorganiseOptions } from './producer'

/** A reorganisation goes no deeper: some blocks less than are remembered, for neogenesis blocks among them. */
export const deepestReorganisation = 60
/** The most blocks of another branch that come at once. */
export const longestBranch = 10_000
const mostAtOnce = 100_000
const mostSeconds = 100_000_000

/**
 * A number of blocks or transactions.
 * @throws {RangeError} Naming what it is for.
 */
export function readCount(name: string, value: number): number {
  expectWhole(name, value, 0, mostAtOnce)
  return value
}

/** @throws {RangeError} For a time that does not pass. */
export function readSeconds(value: number): number {
  expectRange('seconds', value, 0, mostSeconds)
  return value
}

/** @throws {RangeError} For a depth or a length that can't be. */
export function readReorganisation(wish: ReorganiseOptions): ReorganiseOptions {
  expectWhole('depth', wish.depth ?? 1, 1, deepestReorganisation)
  expectWhole('length', wish.length ?? 1, 1, longestBranch)
  return wish
}
