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
    transactions: 'Transactions',
    transferred: 'Transferred (MCM)',
    difficulty: 'Difficulty',
    age: 'Age',
  },
  by: 'by',
  transferred: 'transferred',
  unit: 'MCM',
  lessThan: '< ',
  exact: (amount: string) => `${amount} MCM`,
  /** What the blocks of a kind are. */
  kindHints: {
    all: undefined,
    standard: 'Regular blocks contain transactions and are solved with a haiku.',
    pseudo: 'Pseudo blocks are empty: no miner found a solution in time.',
    neogenesis: 'Every 256th block is a neogenesis block, which carries the ledger.',
  } satisfies Record<Kind, string | undefined>,
  transactionUnit: (count: number) => (count === 1 ? 'transaction' : 'transactions'),
  /** Blocks without a verse. */
  special: {
    pseudo: {
      name: 'Pseudo',
      tooltip: 'Pseudo Block (0 regular transactions)',
      instead: 'Not solved in time, reward burned',
    },
    neogenesis: {
      name: 'Neogenesis',
      tooltip: 'Every 256th block carries the ledger and no transactions',
      instead: 'Ledger snapshot',
    },
  },
  showNew: (count: number) => `Show ${formatCount(count)} new ${count === 1 ? 'block' : 'blocks'}`,
  rowFailed: (reason: string) => `Couldn’t load: ${reason}`,
  end: 'This endpoint returned no older blocks.',
  newer: 'Newer blocks',
  older: 'Older blocks',
  newest: 'Latest blocks',
  /** The name of the steps above the list. */
  turn: 'Newer and older blocks',
  range: (first: number, last: number) => `Blocks ${formatCount(first)} to ${formatCount(last)}`,
  matching: (count: number, kind: string, checked: number) =>
    `${kind}: ${count} of the ${checked} blocks on this page`,
  none: (kind: string) => `No ${kind.toLowerCase()} blocks on this page`,
  noneText: 'Go to older blocks to look further back.',
}
