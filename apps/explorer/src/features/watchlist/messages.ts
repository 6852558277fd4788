export const messages = {
  open: (count: number) => `Watchlist, ${count} ${count === 1 ? 'address' : 'addresses'}`,
  title: 'Watchlist',
  empty: 'No addresses in your watchlist',
  hint: 'Click the star on any address page to add it',
  limit: 'Maximum 10 addresses',
  counter: (count: number, limit: number) => `${count}/${limit}`,
  view: 'View',
  viewLabel: (address: string) => `View ${address}`,
  remove: (address: string) => `Remove ${address} from the watchlist`,
  add: 'Add to address watchlist',
  removeThis: 'Remove from address watchlist',
  full: 'Watchlist is full (maximum 10 addresses)',
}
