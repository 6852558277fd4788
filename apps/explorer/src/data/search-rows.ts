import type { SearchTransaction } from '@mcm/rosetta-client'

/**
 * Returns a key that identifies a search row. A transaction can be in several blocks, only one of
 * which counts.
 */
export const transactionKey = ({ transaction_identifier, block_identifier }: SearchTransaction) =>
  `${transaction_identifier.hash} ${block_identifier?.hash ?? ''}`
