import { languages } from '../samples/languages'
import { LANGUAGE_KEY, THEME_KEY } from '../shared/storage-keys'

/** Returns the script in the head that restores a reader's choices before anything is painted. */
export function beforePaint(): string {
  const ids = languages.map(({ id }) => id)
  return `// A chosen theme and sample language must not flash.
try {
  const root = document.documentElement
  const theme = localStorage.getItem('${THEME_KEY}')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  const language = localStorage.getItem('${LANGUAGE_KEY}')
  if (${JSON.stringify(ids)}.includes(language)) root.dataset.language = language
} catch {
  // Storage is blocked: the system's theme and the first language hold.
}
`
}
