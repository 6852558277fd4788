export const messages = {
  title: 'This block is no longer part of the chain.',
  replaced: 'Another block is now at this height. The transactions below don’t count here.',
  aboveTip:
    'Another branch won and hasn’t reached this height yet. The transactions below don’t count here.',
  see: (height: string) => `See block ${height}`,
}
