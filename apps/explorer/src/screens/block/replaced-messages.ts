export const messages = {
  title: 'This block is no longer part of the chain.',
  text: 'Another branch has won: at this height stands another block now.',
  see: (height: string) => `See block ${height}`,
}
