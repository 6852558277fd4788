import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'
import { sourceFiles } from './imports.mjs'

/** Methods of a query client and its cache whose first argument is a key. */
const TAKES_KEY = /^(get|set|ensure)(Infinite)?Quer(y|ies)(Data|State|Defaults)$/

/**
 * Returns places that write a query key literally or destructure one.
 *
 * @param {string} folder
 * @returns {string[]} `file:line`.
 */
export function literalKeysIn(folder) {
  return sourceFiles(folder).flatMap((file) =>
    literalKeys(file, readFileSync(file, 'utf8')).map(
      (line) => `${relative(folder, file)}:${line}`,
    ),
  )
}

/**
 * Returns the lines of a source that write a query key literally or destructure one.
 *
 * @param {string} name @param {string} text @returns {number[]}
 */
export function literalKeys(name, text) {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind)
  /** @type {number[]} */
  const lines = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isLiteralKey(node)) {
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

/** @param {ts.Node} node @returns {boolean} */
function isLiteralKey(node) {
  if (ts.isPropertyAssignment(node)) {
    return nameOf(node.name) === 'queryKey' && isArray(node.initializer)
  }
  if (ts.isBindingElement(node)) {
    return nameOf(node.propertyName) === 'queryKey' && ts.isArrayBindingPattern(node.name)
  }
  if (ts.isVariableDeclaration(node) && node.initializer) {
    return ts.isArrayBindingPattern(node.name) && endsInKey(node.initializer)
  }
  if (ts.isElementAccessExpression(node)) {
    return endsInKey(node.expression) || nameOf(node.expression) === 'queryKey'
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [key] = node.arguments
    return TAKES_KEY.test(node.expression.name.text) && key !== undefined && isArray(key)
  }
  return false
}

/** @param {ts.Expression} value @returns {boolean} */
function isArray(value) {
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) return isArray(value.expression)
  return ts.isArrayLiteralExpression(value)
}

/** @param {ts.Expression} value @returns {boolean} */
function endsInKey(value) {
  return ts.isPropertyAccessExpression(value) && value.name.text === 'queryKey'
}

/** @param {ts.Node | undefined} name @returns {string | undefined} */
function nameOf(name) {
  return name && ts.isIdentifier(name) ? name.text : undefined
}
