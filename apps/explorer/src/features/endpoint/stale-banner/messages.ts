export const messages = {
  newest: 'Its latest block was',
}
