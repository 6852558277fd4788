export const messages = {
  title: 'Latest transactions',
  age: 'Age',
  all: 'All transactions',
  none: 'The latest blocks have no transactions.',
}
