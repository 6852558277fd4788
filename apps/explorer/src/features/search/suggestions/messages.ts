import { formatCount } from '@mcm/ui/amount'
import type { BlockFacts } from '../../../data/block-facts'
import type { Found } from './found-query'
import { isBase58 } from '../rules/why-not'
import type { NearAddress } from '../rules/slip'
import type { readSearch } from '../rules/search-rules'

type SearchRule = ReturnType<typeof readSearch>['rule']

export const messages = {
  open: 'Open',
  /** The API takes 0 for the latest block. */
  block: (height: number) => (height === 0 ? 'Latest block' : `Block ${formatCount(height)}`),
  address: 'Address, checksum correct',
  hexAddress: 'Address, 40 of 40 hex digits',
  hash: 'Hash, 64 of 64 hex digits',
  partialHash: (count: number) => `Hash, ${count} of 64 hex digits`,
  longHash: (count: number) => `${count} hex digits; a hash has 64`,
  partialHex: (count: number) => `Address or hash, ${count} of 40 or 64 hex digits`,
  longHex: (count: number) => `Hash, ${count} of 64 hex digits; an address has 40`,
  partialBase58: (count: number) => `${count} of the 30 or so characters of an address`,
  page: (path: string) => `Page ${path}`,
  wrongAddress: (why: string) => `Not quite an address. ${why}`,
  unknown: 'Not a block number, hash or address',
  slip: slipWords,
  guess: 'A guess, never seen here: compare every character',
  named: 'In this text',
  hashWord: 'Hash',
  watched: 'On your watchlist',
  known: 'Known addresses',
  pages: 'Pages',
  heights: (digits: string) => `Latest blocks starting with ${digits}`,
  loaded: 'Recently seen addresses',
  loadedHashes: 'Recently seen',
  hashOf: { block: 'Block', transaction: 'Transaction' },
  /** What a suggestion leads to, at the end of its line. */
  kinds: {
    block: 'block',
    transaction: 'transaction',
    page: 'page',
    verses: 'verses',
  },
  /** What a recent search was read as. */
  kindOf: {
    blank: 'text',
    number: 'block',
    hex: 'address',
    base58: 'address',
    hash: 'hash',
    page: 'page',
    other: 'text',
  } satisfies Record<SearchRule, string>,
  /** Keys, and what each does. */
  keys: [
    ['Enter', 'to open'],
    ['↑ ↓', 'to move'],
    ['Esc', 'to close'],
  ],
  richList: 'Rich List',
  findPart: (text: string) => `Accounts with “${text}” in their address`,
  /** How many of the richest accounts have a part of an address in theirs. */
  among: (matches: number, accounts: number) =>
    `${matches === 0 ? 'None' : formatCount(matches)} of the ${formatCount(accounts)} richest accounts ${matches === 1 ? 'matches' : 'match'}`,
  almanac: 'Almanac',
  findVerses: (words: string) => `Verses with “${words}”`,
  verses: (count: number) => `${formatCount(count)} ${count === 1 ? 'verse' : 'verses'}`,
  found: foundWords,
  holds: 'Holds',
  future: (tip: number) => `Not mined yet: the latest is ${formatCount(tip)}`,
  contents: ({ kind, regular: { length } }: BlockFacts) =>
    kind === 'standard'
      ? `${formatCount(length)} ${length === 1 ? 'transaction' : 'transactions'}`
      : kind === 'pseudo'
        ? 'Pseudo block, without transactions'
        : 'Neogenesis block',
  /** What is announced of a text: what it is, and what Enter opens. */
  announced: (preview: string | undefined, first: string | undefined) =>
    [preview?.replace(/\.$/, ''), first && `Enter opens ${first}`].filter(Boolean).join('. '),
}

function foundWords(found: Found): string {
  switch (found.kind) {
    case 'transaction':
      return `Transaction in block ${formatCount(found.height)}`
    case 'pending':
      return 'Pending transaction'
    case 'block':
      return `Block ${formatCount(found.height)}`
    case 'nothing':
      return 'Not found at this endpoint. Others may have it.'
  }
}

/** Which character of an address is wrong. Only what is known for certain is stated as a fact. */
function slipWords({ typed, right, slip: { kind, at }, isKnown }: NearAddress): string {
  const place = (text: string, count: number) =>
    `“${text.slice(at, at + count)}” at position ${at + 1}`
  const isCertain = isKnown || !isBase58(typed)
  const what = (fault: string) => `Address, ${isCertain ? '' : 'perhaps '}${fault}`
  switch (kind) {
    case 'wrong':
    case 'swapped': {
      const count = kind === 'wrong' ? 1 : 2
      const fault = what(kind === 'wrong' ? 'one character wrong' : 'two characters swapped')
      const fix = isKnown ? ` should be “${right.slice(at, at + count)}”` : ''
      return `${fault}: ${place(typed, count)}${fix}`
    }
    case 'missing':
      return `${what('one character missing')}: ${place(right, 1)}`
    case 'added':
      return `${what('one character too many')}: ${place(typed, 1)}`
  }
}
