export const messages = {
  title: 'Mochimo Explorer: blocks, transactions and addresses',
  description:
    'Explore the Mochimo network v3.0: blocks, transactions, addresses and the haiku in every proof of work. Read-only, no accounts, checked in your browser.',
  heading: 'Explore the Mochimo network v3.0',
  hint: [
    'Try a block number such as ',
    ', or paste anything: an address, a hash, a link.',
  ] as const,
  figures: {
    height: 'Height',
    difficulty: 'Difficulty',
    blockTime: 'Time between blocks',
    reward: 'Reward, MCM',
  },
  newest: 'Newest block',
  noHaiku: 'no verse: the network went on without a miner',
  latest: 'Latest blocks',
  updates: 'updates by itself',
  columns: {
    block: 'Block',
    hash: 'Hash',
    haiku: 'First line',
    transactions: 'Transactions',
    difficulty: 'Difficulty',
    age: 'Age',
  },
  regular: 'Regular Block',
  pseudo: 'Pseudo',
  pseudoTooltip: 'Pseudo Block (0 regular transactions)',
  neogenesis: 'Neogenesis',
  neogenesisTooltip: 'Neogenesis block: every 256th, it carries the ledger and no transactions',
  transactionCount: (count: number) => `${count} ${count === 1 ? 'transaction' : 'transactions'}`,
  difficultyOf: 'difficulty',
  issuesTitle: 'Endpoint Issues Detected',
  issuesText: 'Unable to load recent blocks from the current API endpoint.',
  banner: {
    title: 'Endpoint Sync Issue',
    text: (stage: string) =>
      `The current API endpoint is not fully synchronized or experiencing issues (${stage}). Some data may be outdated or unavailable.`,
  },
}
