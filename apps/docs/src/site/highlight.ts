import type { Element, ElementContent } from 'hast'
import bash from 'shiki/langs/bash.mjs'
import go from 'shiki/langs/go.mjs'
import javascript from 'shiki/langs/javascript.mjs'
import json from 'shiki/langs/json.mjs'
import python from 'shiki/langs/python.mjs'
import typescript from 'shiki/langs/typescript.mjs'
import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type ShikiTransformer,
} from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'

export type CodeLanguage = 'bash' | 'go' | 'javascript' | 'json' | 'python' | 'typescript' | 'text'

const THEME = 'tokens'

export const highlighter = createHighlighterCoreSync({
  themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-', fontStyle: false })],
  langs: [bash, go, javascript, json, python, typescript],
  engine: createJavaScriptRegexEngine(),
})

/** Runs of hex digits longer than this are shown shortened; the whole value stays in the text. */
const LONGEST_SHOWN = 80
const KEPT_START = 24
const KEPT_END = 12

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
    node.children = node.children.flatMap(foldHex)
  },
  pre(node) {
    delete node.properties['style']
    node.properties['class'] = 'code'
    node.properties['data-lang'] = this.options.lang
  },
}

const LONG_HEX = new RegExp(`[0-9a-f]{${LONGEST_SHOWN},}`)

function foldHex(child: ElementContent): ElementContent[] {
  if (child.type !== 'text') return [child]
  const match = LONG_HEX.exec(child.value)
  if (!match) return [child]
  const start = match.index + KEPT_START
  const end = match.index + match[0].length - KEPT_END
  const fold: Element = {
    type: 'element',
    tagName: 'span',
    properties: { class: 'fold' },
    children: [{ type: 'text', value: child.value.slice(start, end) }],
  }
  return [
    { type: 'text', value: child.value.slice(0, start) },
    fold,
    { type: 'text', value: child.value.slice(end) },
  ]
}

export const shikiOptions = { theme: THEME, transformers: [classesForStyles] }

/** The code as `<pre class="code">`, each token a span with a class. */
export function highlight(code: string, lang: CodeLanguage): string {
  return highlighter.codeToHtml(code, { lang, ...shikiOptions })
}
