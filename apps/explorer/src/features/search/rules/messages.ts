/** Texts that say what each rule reads, why it doesn't apply, or what happened if it did. */
export const messages = {
  rules: {
    blank: 'Empty text',
    number: 'A block number: digits only, or as in “#1,234,567” and “Block 1,234,567”',
    hex: 'An address in hex: 40 digits, with or without 0x',
    base58: 'An address in Base58, with its checksum',
    hash: 'A transaction or block by its hash: 64 hex digits',
    page: 'A page by its name or link: “mempool”, “latest”, /richlist',
    other: 'Anything else: treated as an address',
  },
  match: 'Match.',
  blank: 'Nothing to search for.',
  notADigit: (character: string) => `${character} isn’t a digit.`,
  notAHexDigit: (character: string) => `${character} isn’t a hex digit.`,
  hexDigits: (count: number) => (count === 1 ? 'Has 1 hex digit.' : `Has ${count} hex digits.`),
  notInBase58: (character: string) => `${character} isn’t a Base58 character.`,
  lookAlike: (character: string) =>
    `${character} isn’t a Base58 character: 0, O, I and l are left out because they look alike.`,
  base58Length: (characters: number) =>
    `An address is 22 bytes, nearly always 30 or 31 characters; this one has ${characters}.`,
  base58Checksum: 'Wrong checksum: a character is wrong, missing, added or out of place.',
  lookedUp: 'Looked up: nothing with this hash was found.',
  tooLong: (count: number) => `A hash has 64 hex digits; this has ${count}.`,
  notAPage: 'Not a page on this site.',
  notNeeded: 'An earlier rule applies.',
  invalid: 'Not a valid address.',
  space: 'A space',
  shortened: 'Shortened: the middle is missing. Copy the hash or address in full.',
  memo: 'Memos can’t be searched. Search for the address or the transaction instead.',
}
