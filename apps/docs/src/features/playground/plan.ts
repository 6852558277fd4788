/** The steps of the playground as the page shows them; `steps.ts` does them. */
export const plan = [
  {
    name: 'Make keys and fill your pocket',
    text: 'A seed is drawn in this page and an account derived from it. The devnet’s faucet pays it, and a block confirms that.',
  },
  {
    name: '1. Derive',
    anchor: 'derive',
    text: 'Public key and tag go to the server, which gives back the account.',
  },
  {
    name: '2. Preprocess',
    anchor: 'preprocess',
    text: 'What is meant, as three operations: destination, source, fee.',
  },
  {
    name: '3. Metadata',
    anchor: 'metadata',
    text: 'The server looks up your balance, all of which the payment will spend.',
  },
  {
    name: '4. Payloads, and the signature',
    anchor: 'payloads',
    text: 'The server writes the bytes. This page decodes them and signs them; the secret stays here.',
  },
  {
    name: '5. Combine',
    anchor: 'combine',
    text: 'Bytes and signature become one transaction.',
  },
  {
    name: '6. Parse',
    anchor: 'parse',
    text: 'A last look: what would this transaction do?',
  },
  {
    name: '7. Hash',
    anchor: 'hash',
    text: 'The server’s hash beside the id that this page computes.',
  },
  {
    name: '8. Submit',
    anchor: 'submit',
    text: 'Off it goes.',
  },
  {
    name: 'Wait for the block',
    text: 'The devnet mines on request, and the transaction is looked for by its id.',
  },
] as const
