export const messages = {
  invalid: 'Invalid address format. Please check the address and try again.',
  entered: (value: string) => `You entered: ${value}`,
  title: 'How this was read',
  looked: (text: string) => `The search went through its rules with “${text}”:`,
  again: 'Search again',
  rules: {
    blank: 'Nothing',
    number: 'A block number: digits only, or as in “#1,234,567” and “Block 1,234,567”',
    hex: 'An address in hex: 40 digits, with or without 0x',
    base58: 'An address in Base58, with its checksum',
    hash: 'A transaction or block by its hash: 64 hex digits',
    rest: 'Anything else: an address after all',
  },
  applies: 'applies',
  notBlank: 'There is text.',
  blank: 'There is nothing to look for.',
  isNumber: 'That is what it is.',
  isAddress: 'That is what it is.',
  noDigit: (character: string) => `${character} is no digit.`,
  noHex: (character: string) => `${character} is no hex digit.`,
  hexDigits: (count: number) =>
    count === 1 ? 'It has 1 hex digit.' : `It has ${count} hex digits.`,
  noBase58: (character: string) => `${character} does not occur in Base58.`,
  lookAlike: (character: string) =>
    `${character} does not occur in Base58, which leaves out 0, O, I and l because they look like others.`,
  base58Length: (letters: number) =>
    `An address has 22 bytes, which are nearly always 30 or 31 letters; this has ${letters}.`,
  base58Checksum:
    'The checksum does not fit: a letter is wrong, missing, added or in another place.',
  nothingHasHash: 'Looked up, and nothing with this hash was found.',
  notNeeded: 'An earlier rule applies.',
  noAddress: 'It is no address.',
  space: 'A space',
}
