import { formatCount } from '@mcm/ui/amount'

export const messages = {
  open: 'Open',
  block: (height: number) => `Block ${formatCount(height)}`,
  address: 'Address, checksum correct',
  hexAddress: 'Address, 40 of 40 hex digits',
  hash: 'Hash, 64 of 64 hex digits',
  longHash: (count: number) => `${count} hex digits; a hash has 64`,
  partialHex: (count: number) => `${count} hex digits; an address has 40, a hash 64`,
  partialBase58: (count: number) =>
    `${count} ${count === 1 ? 'character' : 'characters'} of an address (about 30)`,
  page: (path: string) => `Page ${path}`,
  wrongAddress: (why: string) => `Not quite an address. ${why}`,
  unknown: 'Not a block number, hash or address',
  watched: 'On your watchlist',
  known: 'Known addresses',
  pages: 'Pages',
  opens: (name: string) => `Enter opens ${name}`,
}
