import { curl } from './curl'
import { go } from './go'
import { javascript } from './javascript'
import { python } from './python'
import { typescript } from './typescript'

/** Languages of the samples, in the order of their tabs. */
export const languages = [curl, javascript, python, go, typescript] as const

export type LanguageId = (typeof languages)[number]['id']

/** Language shown before the reader chooses one. */
export const defaultLanguage = curl

/** Returns a language by its id, or undefined if it is unknown. */
export function languageOf(id: string | undefined): (typeof languages)[number] | undefined {
  return languages.find((language) => language.id === id)
}
