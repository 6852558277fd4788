export const messages = {
  title: { hash: 'Not found yet', transaction: 'Transaction not found yet' },
  text: {
    hash: (host: string) =>
      `No block or transaction at ${host}, which this page reads from, has this hash. A new one can take a moment to arrive.`,
    transaction: (host: string) =>
      `This transaction isn’t in a block or in the mempool of ${host}, which this page reads from. A new one can take a moment to arrive, and one that was just mined takes a few seconds to be indexed. Until a payment is mined, no money has moved.`,
  },
  looking: 'Still looking',
  /** The part of the time that has passed. */
  elapsed: (duration: string, all: string) => `${duration} of ${all}`,
  copyHash: 'Copy hash',
  announced: {
    looking: 'Not found yet. Still looking.',
    stopped: 'Not found.',
    pending: 'Found: pending in the mempool.',
    confirmed: 'Found in a block.',
  },
}
