import type { SearchTransaction } from '@mcm/rosetta-client'

/**
 * Identifies a search row: a transaction can be in several blocks, only one of which counts.
 */
export const transactionKey = ({ transaction_identifier, block_identifier }: SearchTransaction) =>
  `${transaction_identifier.hash} ${block_identifier?.hash ?? ''}`
