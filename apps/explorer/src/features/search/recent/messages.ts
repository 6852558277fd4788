export const messages = {
  title: 'Recent searches',
  forget: 'Clear',
}
