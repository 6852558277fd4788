import type { SearchTransaction } from '@mcm/rosetta-client'

/** Returns the height of the latest block that a page of search rows names; not every row names one. */
export function heightOf(rows: readonly SearchTransaction[]): number | undefined {
  return rows.find(({ block_identifier }) => block_identifier)?.block_identifier?.index
}
