import type { SearchTransaction } from '@mcm/rosetta-client'

/** Identifies a search row: the same transaction can be in several blocks, of which one counts. */
export const transactionKey = ({ transaction_identifier, block_identifier }: SearchTransaction) =>
  `${transaction_identifier.hash} ${block_identifier?.hash ?? ''}`
