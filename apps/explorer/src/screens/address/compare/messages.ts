export const messages = {
  title: 'Compare this balance across endpoints',
  compare: 'Compare balances',
}
