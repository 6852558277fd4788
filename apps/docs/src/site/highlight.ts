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

/** Grammars used for code blocks in pages and for samples. */
const grammars = new Set<BundledLanguage>([
  'bash',
  'json',
  'sql',
  'tsx',
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
 * Replaces style attributes, which our Content-Security-Policy blocks, with classes such as
 * `tok-string`. `code.css` sets their colors.
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

/**
 * A line takes as long as it takes. With Shiki's limit of 500 ms, a busy machine would write pages
 * whose code isn't highlighted.
 */
const NO_LIMIT = 0

export const shikiOptions = {
  theme: THEME,
  transformers: [classesForStyles],
  tokenizeTimeLimit: NO_LIMIT,
}

/** Returns code as `<pre class="code">` with a span and a class for each token. */
export function highlight(code: string, lang: BundledLanguage): string {
  return highlighter.codeToHtml(code, { lang, ...shikiOptions })
}
