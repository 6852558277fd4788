export const messages = {
  label: 'Latest verse',
  waitingFor: 'Waiting for block',
  difficulty: 'Difficulty',
  transactions: (count: string, isOne: boolean) =>
    isOne ? '1 transaction' : `${count} transactions`,
  lastMined: 'last block',
  silent: 'This block has no haiku.',
  failed: 'No response from the endpoint',
  leave: 'Back to the explorer',
  key: ' (Esc)',
}
