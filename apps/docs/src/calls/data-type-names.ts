/** The data types that have a section on the data types page, in its order. */
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
