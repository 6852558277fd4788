export const messages = {
  title: 'Mochimo Explorer: blocks, transactions and addresses',
  description:
    'Explore the Mochimo network v3.0: blocks, transactions, addresses and the haiku in every proof of work. Read-only, no accounts, verified in your browser.',
  heading: 'Explore the Mochimo network v3.0',
  lead: 'Look up blocks, transactions and addresses. Your browser checks what the endpoint returns.',
  hint: {
    start: 'Try a block number such as ',
    end: ', or paste anything: an address, a hash, a link.',
    /** Where there is only one line for it. */
    shortStart: 'Try block ',
    shortEnd: ', an address or a hash.',
  },
  figures: {
    difficulty: 'Difficulty',
    blockTime: 'Recent block time',
    transactions: 'Transactions per block',
    reward: 'Reward (MCM)',
  },
  almanac: 'Almanac',
  silent: {
    standard: 'This block has no haiku.',
    pseudo: 'No miner found a solution in time, so this block has no haiku.',
    neogenesis: 'This block carries the ledger and has no haiku.',
  },
  earlier: 'The latest is from block',
  newest: 'Latest block',
  /** Before the words that say when it is expected. */
  next: 'Next block',
  wall: 'Full screen',
  latest: 'Latest blocks',
  all: 'All blocks',
  columns: {
    block: 'Block',
    hash: 'Hash',
    haiku: 'Haiku',
    kind: 'Kind',
    transactions: 'Transactions',
    difficulty: 'Difficulty',
    age: 'Age',
  },
  regular: 'Regular Block',
  noVerse: { pseudo: 'Not solved in time', neogenesis: 'Ledger snapshot' },
  pseudo: 'Pseudo',
  neogenesis: 'Neogenesis',
  tooltips: {
    pseudo: 'Pseudo Block (0 regular transactions)',
    neogenesis: 'Every 256th block carries the ledger',
  },
  transactionCount: (count: number) => `${count} ${count === 1 ? 'transaction' : 'transactions'}`,
  issuesTitle: 'Endpoint Issues Detected',
  issuesText: 'Unable to load recent blocks from the current API endpoint.',
}
