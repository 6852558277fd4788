/** Names of the samples' languages in the documentation, keyed by argument. */
export const languages = {
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
  typescript: 'TypeScript client',
} as const

export type SampleLanguage = keyof typeof languages

/** Matches a sample: its language, how to run it if that is given, and its code. */
const sample = String.raw`(?:${Object.values(languages).join('|')})\n\n(?:(?!\x60\x60\x60)[^\n]+\n\n)?\x60\x60\x60\w*\n[\s\S]*?\n\x60\x60\x60\n*`
const oneSample = new RegExp(`^${sample}`, 'gm')
const sampleGroup = new RegExp(`^(?:${sample})+`, 'gm')

/** Removes the samples in other languages, except where there is none in this one. */
export function keepLanguage(markdown: string, language: SampleLanguage): string {
  const start = `${languages[language]}\n`
  return markdown.replace(sampleGroup, (group) => {
    const wanted = [...group.matchAll(oneSample)].find(([text]) => text.startsWith(start))
    return wanted ? wanted[0] : group
  })
}

/** Returns the Markdown from a heading on, or all of it if it has no such heading. */
export function fromHeading(markdown: string, title: string): string {
  const lines = markdown.split('\n')
  const at = lines.findIndex((line) => /^#{2,3} /.test(line) && line.replace(/^#+ /, '') === title)
  return at === -1 ? markdown : lines.slice(at).join('\n')
}
