/** Number of verses that fill the rows of one, two and three columns. */
const FULL = 6

/**
 * Returns how many of the loaded verses to show: all of them if no others follow, and otherwise a
 * leading one, if there is one, with full rows after it.
 */
export function fullRows(loaded: number, lead: number, hasMore: boolean): number {
  if (!hasMore || loaded < lead + FULL) return loaded
  return loaded - ((loaded - lead) % FULL)
}
