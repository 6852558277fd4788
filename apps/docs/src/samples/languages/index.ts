import { curl } from './curl'
import { go } from './go'
import { javascript } from './javascript'
import { python } from './python'
import { typescript } from './typescript'

/** The languages that samples are given in, in the order of their tabs. */
export const languages = [curl, javascript, python, go, typescript] as const

export type LanguageId = (typeof languages)[number]['id']

/** What a reader sees before choosing. */
export const defaultLanguage = curl

export function languageOf(id: string | undefined): (typeof languages)[number] | undefined {
  return languages.find((language) => language.id === id)
}
