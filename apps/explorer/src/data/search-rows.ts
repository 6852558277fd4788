import type { SearchTransaction } from '@mcm/rosetta-client'

/**
 * Returns a key that identifies a search row. A transaction can be in several blocks, only one of
 * which counts.
 */
export const transactionKey = ({ transaction_identifier, block_identifier }: SearchTransaction) =>
  `${transaction_identifier.hash} ${block_identifier?.hash ?? ''}`

/** Returns the height of the latest block in a page of search rows. Not every row has a block. */
export function heightOf(rows: readonly SearchTransaction[]): number | undefined {
  return rows.find(({ block_identifier }) => block_identifier)?.block_identifier?.index
}
