export const messages = {
  live: 'Live',
  notLive: 'Not updating',
}
