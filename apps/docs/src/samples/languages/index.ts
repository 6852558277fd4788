import { curl } from './curl'
import { go } from './go'
import { javascript } from './javascript'
import { python } from './python'
import { typescript } from './typescript'

/** The languages of the samples, in the order of their tabs. */
export const languages = [curl, javascript, python, go, typescript] as const

export type LanguageId = (typeof languages)[number]['id']

/** The language that is shown before the reader chooses one. */
export const defaultLanguage = curl

/** Returns the language with the given id, or undefined if the id is unknown. */
export function languageOf(id: string | undefined): (typeof languages)[number] | undefined {
  return languages.find((language) => language.id === id)
}
