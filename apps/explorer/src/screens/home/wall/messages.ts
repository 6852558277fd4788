export const messages = {
  label: 'Latest verse',
  waitingFor: 'Waiting for block',
  lastMined: 'last block',
  silent: 'This block has no haiku.',
  failed: 'No response from the endpoint',
  leave: 'Back to the explorer',
  key: ' (Esc)',
}
