import { languages } from '../samples/languages'
import { LANGUAGE_KEY, THEME_KEY } from '../shared/storage-keys'

/** Returns the script that restores the reader's choices before the first paint. */
export function beforePaint(): string {
  const ids = languages.map(({ id }) => id)
  return `// Prevents a flash of the default theme and language.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('${THEME_KEY}')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const language = localStorage.getItem('${LANGUAGE_KEY}')
  if (${JSON.stringify(ids)}.includes(language)) root.dataset.language = language
} catch {
  // Storage is blocked, so the defaults apply.
}
`
}
