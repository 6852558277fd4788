import type { Plugin } from 'vite'
import { defaultLanguage, languages } from '../src/samples/languages'
import { NARROW } from '../src/shared/breakpoint'

/**
 * Replaces placeholders in style sheets: `(--narrow)` in a media query with the breakpoint, and a
 * selector that contains `$language` with one selector per sample language.
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

/** Replaces the placeholders in a style sheet. */
export function derive(css: string): string {
  return css
    .replaceAll('(--narrow)', NARROW)
    .replaceAll('$default-language', defaultLanguage.id)
    .replace(/^.*\$language.*,\n/gm, (selector) =>
      languages.map(({ id }) => selector.replaceAll('$language', id)).join(''),
    )
}
