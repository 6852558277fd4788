import { parse } from '@textlint/markdown-to-ast'
import { hide } from './mask.mjs'

const FRONT_MATTER = /^---\n[^]*?\n---\n/
const PROSE_KEYS = /^((?:title|name|description): *)(.*)$/
const MODULE = /^(?:import|export) .*$/gm
const EXPRESSION = /\{[^{}\n]*\}/g
const TAG = /<\/?[A-Za-z][^<>]*>/g
const PROSE_ATTRIBUTE = /((?:title|label|alt|caption)=")([^"]*)/g

/**
 * Returns the syntax tree of a Markdown or MDX file. Imports, expressions and tags are hidden,
 * except the attributes and front matter that readers see.
 *
 * @param {string} text
 */
export function parseMarkdown(text) {
  const prose = text
    .replace(FRONT_MATTER, (found) => found.replace(/^.*$/gm, keepValue))
    .replace(MODULE, hide)
    .replace(EXPRESSION, hide)
    .replace(TAG, keepAttributes)
  return { text: prose, ast: parse(prose) }
}

function keepValue(line) {
  const [, key, value] = PROSE_KEYS.exec(line) ?? []
  return value === undefined ? hide(line) : hide(key) + value
}

function keepAttributes(tag) {
  let kept = ''
  let at = 0
  for (const { index, 1: name, 2: value } of tag.matchAll(PROSE_ATTRIBUTE)) {
    const start = index + name.length
    kept += hide(tag.slice(at, start)) + value
    at = start + value.length
  }
  return kept + hide(tag.slice(at))
}
