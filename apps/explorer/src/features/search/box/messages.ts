export const messages = {
  label: 'Search',
  heroPlaceholder: 'Search by Address / Block Number / Hash',
  headerPlaceholder: 'Search in the blockchain...',
  submit: 'Search',
  looking: 'Looking up the hash…',
}
