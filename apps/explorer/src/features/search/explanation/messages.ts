/** Longer texts, such as a hash, are whole in the field below the title. */
const WHOLE_LENGTH = 36

export const messages = {
  invalid: 'Invalid address format. Please check the address and try again.',
  entered: (value: string) => `You entered: ${value}`,
  partOfAddress: (count: number) =>
    `${count} ${count === 1 ? 'character' : 'characters'} of an address, which has about 30.`,
  wrongHex: (count: number, length: number) =>
    `${count} hex ${count === 1 ? 'digit' : 'digits'}; an address has ${length}.`,
  findPart: 'Search the rich list for addresses with these characters',
  wordsTitle: (words: string) => `Search for “${words}”`,
  words: 'Not a block number or a hash.',
  title: (text: string) => `How we read “${shorten(text)}”`,
  again: 'Search again',
  applies: 'applies',
}

function shorten(text: string): string {
  return text.length <= WHOLE_LENGTH ? text : `${text.slice(0, 10)}…${text.slice(-6)}`
}
