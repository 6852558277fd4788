export const messages = {
  title: { hash: 'Not found yet', transaction: 'Transaction not found yet' },
  endpoint: 'This endpoint',
  text: {
    hash: 'This endpoint doesn’t have this hash yet. A new transaction or block can take a moment to arrive.',
    transaction:
      'This endpoint doesn’t have this transaction yet. A new one can take a moment to arrive, and one that was just mined takes a few seconds to be indexed.',
  },
  looking: 'Still looking, for up to 3 minutes. This page updates automatically.',
  copyHash: 'Copy hash',
  announced: {
    looking: 'Not found yet. Still looking.',
    stopped: 'Not found.',
    pending: 'Found: pending in the mempool.',
    confirmed: 'Found in a block.',
  },
}
