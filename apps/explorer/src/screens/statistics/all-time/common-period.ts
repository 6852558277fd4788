interface Period {
  /** Height of its first block. */
  first: number
}

/**
 * Returns the latest period of most charts of a group, or the later one if there are as many of each.
 * Charts of what only the data set counts lack the blocks that the endpoint adds.
 *
 * @param periods The latest period of each chart.
 */
export function commonPeriod<Row extends Period>(
  periods: readonly (Row | undefined)[],
): Row | undefined {
  const countOf = ({ first }: Row) => periods.filter((one) => one?.first === first).length
  return periods
    .flatMap((row) => row ?? [])
    .toSorted((a, b) => countOf(b) - countOf(a) || b.first - a.first)[0]
}
