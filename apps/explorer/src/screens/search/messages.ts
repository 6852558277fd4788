export const messages = {
  title: 'Search · Mochimo Explorer',
  description:
    'Finds a block by its number or hash, a transaction by its hash, or an address in hex or Base58.',
  heading: 'Search',
  looking: (text: string) => `Looking up “${text}”…`,
  text: 'Enter a block number, a hash, an address in hex or Base58, or a link to one of them on any Mochimo explorer.',
}
