export const messages = {
  label: 'Latest verse',
  /** In front of its number. */
  block: 'Block',
  name: 'Mochimo',
  about: 'Every block is solved with a haiku.',
  waitingFor: 'Waiting for block',
  /** Before the words that say when. */
  expected: 'expected',
  difficulty: 'difficulty',
  transactions: (count: string, isOne: boolean) =>
    isOne ? '1 transaction' : `${count} transactions`,
  /** Before the height of an earlier block, whose verse is shown. */
  silent: 'The latest block has no haiku. This one is from block',
  noVerse: 'The latest blocks have no haiku.',
  failed: 'No response from the endpoint',
  leave: 'Back to the explorer',
  key: ' (Esc)',
}
