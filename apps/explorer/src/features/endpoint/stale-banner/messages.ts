export const messages = {
  newest: 'Its latest block was',
  silent: 'The endpoint isn’t responding.',
  notUpdating: (time: string) => `Not updating since ${time}.`,
  limited: 'Rate limited.',
  limitedBy: (host: string) =>
    `${host} isn’t accepting more requests from your IP address right now. The explorer will slow down and retry.`,
  /** Ticks every second. */
  nextTry: (duration: string) => `Next try in ${duration}.`,
  retrying: (host: string) => `Couldn’t reach ${host}. The explorer keeps trying.`,
}
