export const messages = {
  title: { hash: 'Not found yet', transaction: 'Transaction not found yet' },
  text: {
    hash: (host: string) =>
      `${host}, which this page reads from, doesn’t have this hash yet. A new transaction or block can take a moment to arrive.`,
    transaction: (host: string) =>
      `${host}, which this page reads from, doesn’t have this transaction yet. A new one can take a moment to arrive, and one that was just mined takes a few seconds to be indexed. Until a payment is mined, no money has moved.`,
  },
  looking: 'Still looking',
  /** The part of the time that has passed. */
  elapsed: (duration: string) => `${duration} of 3 min`,
  copyHash: 'Copy hash',
  announced: {
    looking: 'Not found yet. Still looking.',
    stopped: 'Not found.',
    pending: 'Found: pending in the mempool.',
    confirmed: 'Found in a block.',
  },
}
