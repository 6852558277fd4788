export const messages = {
  verseOf: (height: string) => `The verse of block ${height}`,
  latestVerse: (height: string) => `Latest verse, block ${height}`,
  /** In place of a verse. */
  without: {
    pseudo: 'A pseudo block has no verse.',
    neogenesis: 'A neogenesis block has no verse.',
  },
}
