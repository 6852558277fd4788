import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type ShikiTransformer,
  type ThemedToken,
} from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
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
  engine: await createOnigurumaEngine(import('shiki/wasm')),
})

/** Matches the JSON that a cURL command sends, from its first brace to its last. */
const JSON_BODY = /(?<=\s-d ')\{.*?\}(?='\s*$)/ms

/** Highlights the JSON in a cURL command like other JSON, not as a single string. */
const jsonInCommands: ShikiTransformer = {
  name: 'json-in-commands',
  tokens(lines) {
    const body = this.options.lang === 'bash' ? JSON_BODY.exec(this.source) : null
    if (!body) return undefined
    const [json] = body
    const start = body.index
    const end = start + json.length
    const firstLine = this.source.slice(0, start).split('\n').length - 1
    const inside = highlighter.codeToTokensBase(json, { lang: 'json', theme: THEME })
    return lines.map((line, at) => [
      ...line.flatMap((token) => part(token, 0, start)),
      ...(inside[at - firstLine] ?? []),
      ...line.flatMap((token) => part(token, end, Infinity)),
    ])
  },
}

/** Returns what a token has between two offsets of the code. */
function part(token: ThemedToken, from: number, to: number): ThemedToken[] {
  const content = token.content.slice(
    Math.max(0, from - token.offset),
    Math.max(0, to - token.offset),
  )
  return content === '' ? [] : [{ ...token, content, offset: Math.max(from, token.offset) }]
}

/** Languages whose lines wrap on phones. `code.css` aligns the rest of a line with its start. */
const WRAPPED = new Set<string>(['bash', 'json'])

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
  line(node) {
    const indent = /^ */.exec(toString(node))?.[0].length ?? 0
    if (indent > 0 && WRAPPED.has(this.options.lang)) node.properties['data-indent'] = indent
  },
  pre(node) {
    delete node.properties['style']
    node.properties['class'] = WRAPPED.has(this.options.lang) ? 'code wraps' : 'code'
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
  transformers: [jsonInCommands, classesForStyles],
  tokenizeTimeLimit: NO_LIMIT,
}

/** Returns code as `<pre class="code">` with a span and a class for each token. */
export function highlight(code: string, lang: BundledLanguage): string {
  return highlighter.codeToHtml(code, { lang, ...shikiOptions })
}
