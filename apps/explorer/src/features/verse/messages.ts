export const messages = {
  verseOf: (height: string) => `The verse of block ${height}`,
  latestVerse: (height: string) => `Latest verse, block ${height}`,
}
