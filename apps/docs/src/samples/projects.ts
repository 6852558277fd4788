import { strToU8, zipSync } from 'fflate'
import type { Language } from './languages/language'

/** Time of all files, so that the same project is always the same archive. */
const TIME = new Date(2026, 0, 1)

/** Returns the URL of a program's downloadable project. */
export function projectUrl(id: string, language: Language): string {
  return `/docs/${projectPath(id, language)}`
}

/** Returns the path of a project relative to the site's folder. */
export function projectPath(id: string, { id: languageId }: Language): string {
  return `projects/${id}-${languageId}.zip`
}

/** Returns the project as a ZIP archive with one folder. */
export function projectArchive(id: string, language: Language, code: string): Uint8Array {
  const { command, files } = language.program.project(id, `${code}\n`)
  const readme = `# ${id}

Requires ${language.program.requires}.

    ${command}

The endpoint is at the top of the program.
`
  const entries = Object.entries({ ...files, 'README.md': readme })
  return zipSync(
    Object.fromEntries(entries.map(([name, text]) => [`${id}/${name}`, strToU8(text)])),
    { level: 9, mtime: TIME },
  )
}
