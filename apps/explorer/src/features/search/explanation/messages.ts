export const messages = {
  invalid: 'Invalid address format. Please check the address and try again.',
  entered: (value: string) => `You entered: ${value}`,
  title: (text: string) => `How we read “${text}”`,
  again: 'Search again',
  applies: 'applies',
}
