export const messages = {
  verseOf: (height: string) => `The verse of block ${height}`,
}
