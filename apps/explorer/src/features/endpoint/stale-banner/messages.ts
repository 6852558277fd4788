export const messages = {
  newest: 'Its newest block came',
}
