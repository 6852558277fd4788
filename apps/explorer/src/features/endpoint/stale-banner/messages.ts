export const messages = {
  newest: 'Its latest block was',
  silent: 'The endpoint isn’t responding.',
  notUpdating: (time: string) => `Not updating since ${time}.`,
  retrying: (host: string) => `Couldn’t reach ${host}. The explorer keeps trying.`,
}
