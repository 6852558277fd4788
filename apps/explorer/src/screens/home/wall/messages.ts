import type { BlockKind } from '../../../data/block-facts'

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
  /** After the height of the latest block, while an earlier one's verse is shown. */
  silent: {
    standard: 'has no haiku.',
    pseudo: 'wasn’t solved in time, so it has no haiku.',
    neogenesis: 'is a neogenesis block, which has no haiku.',
  } satisfies Record<BlockKind, string>,
  noVerse: 'The latest blocks have no haiku.',
  failed: 'No response from the endpoint',
  leave: 'Back to the explorer',
  key: ' (Esc)',
}
