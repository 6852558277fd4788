import { useConfig } from '../../../config/config-context'
import { wordsOf } from '../rules/parts'

/** Returns the words that a text consists of, and the data set with their verses, if there is one. */
export function useVerseWords(text: string): { words: string; dataset: string } | undefined {
  const { dataset } = useConfig()
  const words = wordsOf(text)
  return words === undefined || dataset === undefined ? undefined : { words, dataset }
}
