/** Names of the data types, in the order of the sections on the data types page. */
export const dataTypeNames: readonly string[] = [
  'NetworkIdentifier',
  'BlockIdentifier',
  'TransactionIdentifier',
  'AccountIdentifier',
  'Amount',
  'Currency',
  'Operation',
  'Transaction',
  'Block',
]
