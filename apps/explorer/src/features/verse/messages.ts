import { formatCount } from '@mcm/ui/amount'

export const messages = {
  verseOf: (height: string) => `The verse of block ${height}`,
  latestVerse: (height: string) => `Latest verse, block ${height}`,
  latestBlocks: 'Latest blocks',
  allBlocks: 'All blocks',
  versesWith: (words: string, count: number | undefined) =>
    count === undefined
      ? `Verses with “${words}”`
      : `${formatCount(count)} ${count === 1 ? 'verse' : 'verses'} with “${words}”`,
  noneWith: (words: string) => `No verse has “${words}”.`,
  /** If there is more than one word. */
  noneWithAll: 'No verse has all of these words.',
  /** Before those of the words that some verse has. */
  each: 'Try one word:',
  /** Before the words that were probably meant. */
  didYouMean: 'Did you mean',
  /** Before the verses shown in place of those with the words. */
  instead: 'The latest verses:',
  showAll: (count: number) => `Show all ${formatCount(count)} verses`,
  almanac: 'Almanac',
  transactions: (count: number) =>
    `${formatCount(count)} ${count === 1 ? 'transaction' : 'transactions'}`,
  /** Before the miner. */
  by: 'by',
  /** In place of a verse. */
  without: {
    pseudo: 'A pseudo block has no verse.',
    neogenesis: 'A neogenesis block has no verse.',
  },
}
