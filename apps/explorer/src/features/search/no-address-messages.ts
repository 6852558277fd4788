export const messages = {
  invalid: 'Invalid address format. Please check the address and try again.',
  entered: (value: string) => `You entered: ${value}`,
}
