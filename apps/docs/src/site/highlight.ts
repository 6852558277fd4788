import type { Element, ElementContent } from 'hast'
import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type ShikiTransformer,
} from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { type BundledLanguage, bundledLanguages } from 'shiki/langs'
import { languages } from '../samples/languages'
import { foldHex } from '../shared/fold-hex'

const THEME = 'tokens'

/** Grammars of code that stands between paragraphs, and of the samples. */
const grammars = new Set<BundledLanguage>([
  'bash',
  'json',
  'typescript',
  ...languages.map(({ highlight: grammar }) => grammar),
])

export const highlighter = createHighlighterCoreSync({
  themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-', fontStyle: false })],
  langs: await Promise.all(
    [...grammars].map(async (grammar) => (await bundledLanguages[grammar]()).default),
  ),
  engine: createJavaScriptRegexEngine(),
})

/**
 * Our Content-Security-Policy forbids style attributes, so a token's colour variable becomes a class
 * (`tok-string`), which `code.css` colours.
 */
const classesForStyles: ShikiTransformer = {
  name: 'classes-for-styles',
  span(node) {
    const style = node.properties['style'] ?? ''
    delete node.properties['style']
    const token = /--code-token-([\w-]+)/.exec(style)?.[1]
    if (token) node.properties['class'] = `tok-${token}`
    node.children = node.children.flatMap(fold)
  },
  pre(node) {
    delete node.properties['style']
    node.properties['class'] = 'code'
    node.properties['data-lang'] = this.options.lang
  },
}

function fold(child: ElementContent): ElementContent[] {
  const folded = child.type === 'text' ? foldHex(child.value) : undefined
  if (!folded) return [child]
  const middle: Element = {
    type: 'element',
    tagName: 'span',
    properties: { class: 'fold' },
    children: [{ type: 'text', value: folded.middle }],
  }
  return [{ type: 'text', value: folded.start }, middle, { type: 'text', value: folded.end }]
}

export const shikiOptions = { theme: THEME, transformers: [classesForStyles] }

/** The code as `<pre class="code">`, each token a span with a class. */
export function highlight(code: string, lang: BundledLanguage): string {
  return highlighter.codeToHtml(code, { lang, ...shikiOptions })
}
