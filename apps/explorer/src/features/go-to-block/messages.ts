export const messages = {
  open: 'Go to block',
  label: 'Go to a block or date',
}
