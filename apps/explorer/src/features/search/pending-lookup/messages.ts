export const messages = {
  title: 'Not found yet',
  text: 'This endpoint doesn’t have this hash yet. A new transaction or block can take a moment to arrive.',
  looking: 'Still looking, for up to 3 minutes. This page updates automatically.',
  copyHash: 'Copy hash',
  announced: {
    looking: 'Not found yet. Still looking.',
    stopped: 'Not found.',
    pending: 'Found: pending in the mempool.',
    confirmed: 'Found in a block.',
  },
}
