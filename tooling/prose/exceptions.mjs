/**
 * Texts that keep a word the list avoids: `file` is the end of a path, `text` the words that stay.
 *
 * @type {readonly { file: string, text: string }[]}
 */
export const exceptions = []
