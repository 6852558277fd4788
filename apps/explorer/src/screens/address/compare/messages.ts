export const messages = {
  title: 'Balance at other endpoints',
  compare: 'Compare',
}
