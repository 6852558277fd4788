export const messages = {
  label: 'Search',
  placeholders: {
    hero: 'Search by Address / Block Number / Hash',
    header: 'Search in the blockchain...',
  },
  goToBox: 'Go to search',
  looking: 'Looking up the hash…',
}
