/**
 * Texts that keep a word the list avoids. `file` is the end of a path; `text` contains the word.
 *
 * @type {readonly { file: string, text: string }[]}
 */
export const exceptions = [
  // Fixed by the specification
  { file: 'messages.ts', text: 'Please check the address' },
  { file: 'messages.ts', text: 'Please try' },
]
