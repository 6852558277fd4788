/** Number of verses that fill the rows of one, two and three columns. */
const FULL = 6

/** Number of verses of the first two rows: a large one, as high as both, and two beside it. */
export const HEAD = 3

/**
 * Returns how many of the loaded verses to show: all of them if no others follow, and otherwise
 * those at the head of the list, if it has one, with full rows after them.
 */
export function fullRows(loaded: number, head: number, hasMore: boolean): number {
  if (!hasMore || loaded < head + FULL) return loaded
  return loaded - ((loaded - head) % FULL)
}
