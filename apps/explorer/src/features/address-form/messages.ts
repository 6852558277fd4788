export const messages = {
  label: 'Show addresses as',
  base58: 'Base58',
  hex: 'Hex',
}
