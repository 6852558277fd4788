import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Page } from './pages'

/** A page as Markdown, for people and programs that prefer plain text. */
export function markdownOf(page: Page, html: string): string {
  const body = unified()
    .use(rehypeParse, { fragment: true })
    .use(() => plain)
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .processSync(html)
  return `# ${page.title}\n\n${page.description}\n\n${String(body)}`
}

/** Takes out what only a screen needs, and gives the rest a form that Markdown has. */
function plain(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (isOfTheScreen(node)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.tagName === 'pre') {
      node.children = [codeOf(node)]
      return SKIP
    }
    if (node.properties['dataFields'] !== undefined) node.children = [listOf(node)]
    if (node.tagName === 'aside') node.tagName = 'blockquote'
    if (hasClass(node, 'verse')) breakLines(node)
    return undefined
  })
}

function isOfTheScreen(node: Element): boolean {
  const island = node.properties['dataIsland']
  return (
    ['button', 'template', 'svg'].includes(node.tagName) ||
    node.properties['role'] === 'tablist' ||
    hasClass(node, 'anchor') ||
    (node.tagName === 'span' && toString(node) === NEW_TAB) ||
    (island !== undefined && island !== 'try-now')
  )
}

/** What a screen reader hears after a link that leaves the site. */
const NEW_TAB = ' (opens in a new tab)'

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}

/** A poem’s lines are lines by its style sheet alone. */
function breakLines(verse: Element): void {
  visit(verse, 'element', (node) => {
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
    children: [{ type: 'text', value: shortened(toString(pre)) }],
  }
}

/** Keys and signatures say nothing to a reader; the page has them whole. */
function shortened(code: string): string {
  return code.replace(/[0-9a-f]{120,}/g, (hex) => `${hex.slice(0, 24)}…${hex.slice(-12)}`)
}

/** A list of fields, one to a line. */
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
