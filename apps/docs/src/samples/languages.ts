/** The languages that samples are given in, in the order of their tabs. The first is the default. */
export const languages = [
  { id: 'curl', name: 'cURL' },
  { id: 'javascript', name: 'JavaScript' },
  { id: 'python', name: 'Python' },
  { id: 'go', name: 'Go' },
  { id: 'typescript', name: 'TypeScript client' },
] as const

export type Language = (typeof languages)[number]

export type LanguageId = Language['id']

export const languageIds: readonly LanguageId[] = languages.map(({ id }) => id)
