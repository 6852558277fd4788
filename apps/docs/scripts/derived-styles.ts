import type { Plugin } from 'vite'
import { defaultLanguage, languages } from '../src/samples/languages'
import { NARROW } from '../src/shared/breakpoint'

/**
 * Fills in what style sheets can't read from the lists of this app: `(--narrow)` in a media query is
 * the breakpoint, and a selector that names `$language` stands for one selector per sample language.
 */
export function derivedStyles(): Plugin {
  return {
    name: 'docs:derived-styles',
    enforce: 'pre',
    transform(code, id) {
      return /\.css(\?|$)/.test(id) ? derive(code) : undefined
    },
  }
}

export function derive(css: string): string {
  return css
    .replaceAll('(--narrow)', NARROW)
    .replaceAll('$default-language', defaultLanguage.id)
    .replace(/^.*\$language.*,\n/gm, (selector) =>
      languages.map(({ id }) => selector.replaceAll('$language', id)).join(''),
    )
}
