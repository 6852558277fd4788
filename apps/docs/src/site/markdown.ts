import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Article } from './article-tree'
import { hasClass } from './has-class'

const writer = unified()
  .use(() => plain)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })

/** Returns a page as Markdown. */
export function markdownOf({ page, tree }: Article): string {
  const body = writer.stringify(writer.runSync(structuredClone(tree)))
  return `# ${page.title}\n\n${page.description}\n\n${body}`
}

/**
 * Removes elements that work only on screen, and converts others to elements that Markdown
 * supports.
 */
function plain(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (isScreenOnly(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.tagName === 'pre') {
      node.children = [codeOf(node)]
      return SKIP
    }
    if (node.properties['dataFields'] !== undefined) node.children = [listOf(node)]
    if (node.tagName === 'sup')
      node.children = [{ type: 'text', value: superscript(toString(node)) }]
    if (node.tagName === 'aside') node.tagName = 'blockquote'
    if (hasClass(node, 'haiku')) breakLines(node)
    return undefined
  })
}

function isScreenOnly(node: Element): boolean {
  const island = node.properties['dataIsland']
  return (
    ['button', 'template', 'svg'].includes(node.tagName) ||
    node.properties['role'] === 'tablist' ||
    hasClass(node, 'anchor') ||
    (node.tagName === 'span' && toString(node) === NEW_TAB) ||
    (island !== undefined && island !== 'try-now')
  )
}

/** Hidden text that screen readers announce after an external link. */
const NEW_TAB = ' (opens in a new tab)'

/**
 * Returns digits as superscript characters, because Markdown has no superscript. The result is 2⁵³
 * instead of 253.
 */
function superscript(digits: string): string {
  return digits.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? digit)
}

/** Adds line breaks to a haiku. On the page, only CSS breaks its lines. */
function breakLines(haiku: Element): void {
  visit(haiku, 'element', (node) => {
    if (node.tagName !== 'p') return
    node.children = node.children.flatMap((line, at): ElementContent[] =>
      at === 0 ? [line] : [{ type: 'element', tagName: 'br', properties: {}, children: [] }, line],
    )
  })
}

function codeOf(pre: Element): Element {
  return {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${String(pre.properties['dataLang'] ?? 'text')}`] },
    children: [{ type: 'text', value: toString(pre) }],
  }
}

/** Returns a description of fields as a bulleted list. */
function listOf(fields: Element): Element {
  const items: ElementContent[] = []
  visit(fields, 'element', (node) => {
    if (node.tagName !== 'div' || node.properties['dataField'] === undefined) return
    const [term, definition] = node.children.filter((child) => child.type === 'element')
    const [name, type] = (term?.children ?? []).filter((child) => child.type === 'element')
    if (!name || !type || !definition) return
    items.push({
      type: 'element',
      tagName: 'li',
      properties: {},
      children: [name, { type: 'text', value: ` (${toString(type)}): ` }, ...definition.children],
    })
  })
  const title = fields.children.find((child) => child.type === 'element' && child.tagName === 'p')
  return {
    type: 'element',
    tagName: 'div',
    properties: {},
    children: [
      ...(title ? [title] : []),
      { type: 'element', tagName: 'ul', properties: {}, children: items },
    ],
  }
}
