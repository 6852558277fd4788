export const messages = {
  title: 'Other endpoints',
  compare: 'Compare balances',
}
