export const messages = {
  title: 'Mochimo Explorer: blocks, transactions and addresses',
  description:
    'Explore the Mochimo network v3.0: blocks, transactions, addresses and the haiku in every proof of work. Read-only, no accounts, verified in your browser.',
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
  newest: 'Latest block',
  latest: 'Latest blocks',
  updates: 'Live',
  columns: {
    block: 'Block',
    hash: 'Hash',
    haiku: 'First line',
    kind: 'Kind',
    transactions: 'Transactions',
    difficulty: 'Difficulty',
    age: 'Age',
  },
  regular: 'Regular Block',
  pseudo: 'Pseudo',
  pseudoTooltip: 'Pseudo Block (0 regular transactions)',
  neogenesis: 'Neogenesis',
  neogenesisTooltip:
    'Neogenesis block: every 256th block carries the ledger instead of transactions',
  transactionCount: (count: number) => `${count} ${count === 1 ? 'transaction' : 'transactions'}`,
  difficultyOf: 'difficulty',
  issuesTitle: 'Endpoint Issues Detected',
  issuesText: 'Unable to load recent blocks from the current API endpoint.',
}
