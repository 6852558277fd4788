export const messages = {
  open: (count: number) => `Watchlist, ${count} ${count === 1 ? 'address' : 'addresses'}`,
  title: 'Watchlist',
}

/** On address pages. */
export const starMessages = {
  watch: 'Watch',
  watching: 'Watching',
  add: 'Add to address watchlist',
  remove: 'Remove from address watchlist',
  notKept: 'Not saved: browser storage is full or blocked',
  full: 'Watchlist is full (maximum 10 addresses)',
}
