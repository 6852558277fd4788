/**
 * Texts that keep a word the list avoids. `file` is the end of a path; `text` contains the word.
 *
 * @type {readonly { file: string, text: string }[]}
 */
export const exceptions = [
  // Fixed by the specification
  { file: 'messages.ts', text: 'Please check the address' },
  { file: 'messages.ts', text: 'Please try' },
  // Words that readers type into the docs' search
  { file: 'docs-search/synonyms.ts', text: 'reorganisation' },
  { file: 'docs-search/synonyms.ts', text: 'newest' },
  { file: 'docs-search/synonyms.ts', text: 'finalised' },
  { file: 'docs-search/words.ts', text: 'or our please set' },
  // Quoted in the UI guide: a text to avoid, and the copy button's fixed label
  { file: 'foundations/Words.mdx', text: 'Oops! Block not found.' },
  { file: 'foundations/Words.mdx', text: 'Copied!' },
]
