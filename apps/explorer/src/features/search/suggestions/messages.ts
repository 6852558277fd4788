import { formatCount } from '@mcm/ui/amount'

export const messages = {
  enter: 'Enter',
  block: (height: number) => `Block ${formatCount(height)}`,
  address: 'Address, checksum correct',
  hexAddress: 'Address, 40 of 40 hex digits',
  hash: 'Hash, 64 of 64 hex digits',
  longHash: (count: number) => `${count} hex digits; a hash has 64`,
  partialHex: (count: number) => `${count} hex digits; an address has 40, a hash 64`,
  page: (path: string) => `Page ${path}`,
  wrongAddress: (why: string) => `Not quite an address. ${why}`,
  unknown: 'Not a block number, hash or address',
  watched: 'On your watchlist',
}
