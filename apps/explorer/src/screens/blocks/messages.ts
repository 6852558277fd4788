import { formatCount } from '@mcm/ui/amount'
import type { Kind } from './heights'

export const messages = {
  home: 'Home',
  pageTitle: 'Blocks · Mochimo Explorer',
  title: 'Blocks',
  subtitle: 'All blocks, latest first.',
  failed: 'Error Loading Blocks',
  kind: 'Kind',
  kinds: {
    all: 'All',
    standard: 'Regular',
    pseudo: 'Pseudo',
    neogenesis: 'Neogenesis',
  } satisfies Record<Kind, string>,
  columns: {
    block: 'Block',
    haiku: 'Haiku',
    miner: 'Mined by',
    kind: 'Kind',
    transactions: 'Transactions',
    difficulty: 'Difficulty',
    age: 'Age',
  },
  by: 'by',
  transactionUnit: (count: number) => (count === 1 ? 'transaction' : 'transactions'),
  pseudo: 'Pseudo',
  pseudoTooltip: 'Pseudo Block (0 regular transactions)',
  neogenesis: 'Neogenesis',
  neogenesisTooltip: 'Every 256th block carries the ledger and no transactions',
  instead: { pseudo: 'Not solved in time', neogenesis: 'Ledger snapshot' },
  rowFailed: 'Couldn’t load',
  newer: 'Newer blocks',
  older: 'Older blocks',
  newest: 'Latest blocks',
  range: (first: number, last: number) => `Blocks ${formatCount(first)} to ${formatCount(last)}`,
  matching: (count: number, kind: string, checked: number) =>
    `${count} of the ${checked} blocks loaded on this page: ${kind.toLowerCase()}`,
  none: (kind: string) => `No ${kind.toLowerCase()} blocks on this page`,
  noneText: 'Go to older blocks to look further back.',
}
