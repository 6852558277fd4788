import type { SearchTransaction } from '@mcm/rosetta-client'

/** Returns the height of the latest block in a page of search rows. Not every row has a block. */
export function heightOf(rows: readonly SearchTransaction[]): number | undefined {
  return rows.find(({ block_identifier }) => block_identifier)?.block_identifier?.index
}
