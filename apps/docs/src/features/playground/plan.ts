/** The playground's steps as the page shows them. The code that runs them is in `steps.ts`. */
export const plan = [
  {
    name: 'Create and fund an account',
    text: 'This page generates a seed and derives an account from it. The faucet funds the account, and a block confirms the payment.',
  },
  {
    name: '1. Derive',
    anchor: 'derive',
    text: 'Sends the public key and the tag. The server returns the account.',
  },
  {
    name: '2. Preprocess',
    anchor: 'preprocess',
    text: 'Sends the payment as three operations: destination, source and fee.',
  },
  {
    name: '3. Metadata',
    anchor: 'metadata',
    text: 'Gets your balance. The payment spends all of it.',
  },
  {
    name: '4. Payloads and signature',
    anchor: 'payloads',
    text: 'Gets the bytes to sign. This page decodes and signs them. The secret stays here.',
  },
  {
    name: '5. Combine',
    anchor: 'combine',
    text: 'Combines the bytes and the signature into one transaction.',
  },
  {
    name: '6. Parse',
    anchor: 'parse',
    text: 'Decodes the transaction for a final check.',
  },
  {
    name: '7. Hash',
    anchor: 'hash',
    text: 'Compares the server’s hash with the id that this page computes.',
  },
  {
    name: '8. Submit',
    anchor: 'submit',
    text: 'Sends the transaction.',
  },
  {
    name: 'Wait for the block',
    text: 'Mines blocks until one contains the transaction.',
  },
] as const
