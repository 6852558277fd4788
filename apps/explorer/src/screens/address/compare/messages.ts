export const messages = {
  why: 'An endpoint can be wrong or behind. Compare this balance across all of them.',
  title: 'Other endpoints',
  compare: 'Compare balances',
}
