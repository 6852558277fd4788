export const messages = {
  title: 'Searched lately',
  forget: 'Forget',
}
