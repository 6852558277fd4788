import { parse } from '@textlint/text-to-ast'
import ts from 'typescript'
import { keepOnly } from './mask.mjs'

/**
 * Returns the syntax tree of the strings, JSX texts and comments of a file of TypeScript or
 * JavaScript. Code in backticks inside them is hidden.
 *
 * @param {string} text
 * @param {string} path
 */
export function parseTypeScript(text, path) {
  const kind = /x$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const ranges = [...stringsIn(source), ...commentsIn(source)]
  const prose = keepOnly(
    text,
    ranges.flatMap((range) => outsideBackticks(text, range)),
  )
  return { text: prose, ast: parse(prose) }
}

function stringsIn(source) {
  const ranges = []
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (isText(node) && !isKey(node)) ranges.push([node.getStart(source), node.getEnd()])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return ranges
}

/** Returns whether a string names a property or is a type. */
function isKey(node) {
  const { parent } = node
  return (
    parent.name === node || ts.isLiteralTypeNode(parent) || ts.isElementAccessExpression(parent)
  )
}

function isText(node) {
  return (
    ts.isStringLiteral(node) ||
    ts.isJsxText(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  )
}

/** Returns the comments before and after every token; several tokens can share one. */
function commentsIn(source) {
  const ends = new Map()
  const visit = (node) => {
    if (ts.isJsxText(node)) return
    const at = node.getFullStart()
    for (const find of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges]) {
      for (const { pos, end } of find(source.text, at) ?? []) ends.set(pos, end)
    }
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  return [...ends]
}

function outsideBackticks(text, [start, end]) {
  const ranges = []
  let at = start
  for (const { index, 0: code } of text.slice(start, end).matchAll(/(?<=[^\\])`[^`\n]+`/g)) {
    ranges.push([at, start + index])
    at = start + index + code.length
  }
  return [...ranges, [at, end]]
}
