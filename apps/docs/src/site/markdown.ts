import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import type { Article } from './article-tree'
import { hasClass } from './has-class'
import { hrefOf, markdownPath } from './pages'

const writer = unified()
  .use(() => plain)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })

/** Returns a page as Markdown, with links to the index and to the page itself. */
export function markdownOf(article: Article): string {
  const { page } = article
  const links = `> [All pages](/docs/llms.txt) · [This page in HTML](${hrefOf(page.slug)})`
  return `# ${page.title}\n\n${links}\n\n${bodyOf(article)}`
}

/** Returns a page as Markdown, as a part of a file with several pages. */
export function markdownPart(article: Article): string {
  return `# ${article.page.title}\n\n${bodyOf(article)}`
}

function bodyOf({ page, tree }: Article): string {
  return `${page.description}\n\n${writer.stringify(writer.runSync(structuredClone(tree)))}`
}

/**
 * Removes elements that work only on screen, and converts others to elements that Markdown
 * supports.
 */
function plain(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined
    if (node.tagName === 'svg') describe(node)
    if (node.properties['dataIsland'] !== undefined) keepLists(node)
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
    if (node.tagName === 'a') linkToMarkdown(node)
    if (hasClass(node, 'haiku')) breakLines(node)
    return undefined
  })
}

function isScreenOnly(node: Element): boolean {
  return (
    ['button', 'template', 'svg'].includes(node.tagName) ||
    node.properties['role'] === 'tablist' ||
    hasClass(node, 'anchor') ||
    (node.tagName === 'span' && toString(node) === NEW_TAB)
  )
}

/** Replaces a diagram with its description. An icon has none and is removed later. */
function describe(svg: Element): void {
  const text = svg.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'desc',
  )
  if (!text) return
  svg.tagName = 'p'
  svg.children = [{ type: 'text', value: toString(text).replace(/\s+/g, ' ').trim() }]
}

/** Removes everything but lists from an interactive part. A sample is text, too. */
function keepLists(island: Element): void {
  if (island.properties['dataIsland'] === 'try-now') return
  island.children = island.children.filter(
    (child) => child.type === 'element' && child.tagName === 'ol' && child.children.length > 0,
  )
}

/** Makes a link to a page of the docs lead to its Markdown. */
function linkToMarkdown({ properties }: Element): void {
  const [whole, slug = '', anchor = ''] =
    /^\/docs(?:\/([\w/-]+))?(#.*)?$/.exec(String(properties['href'])) ?? []
  if (whole !== undefined) properties['href'] = markdownPath(slug) + anchor
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
    children: [{ type: 'text', value: truncated(pre) }],
  }
}

/** Returns code with long values truncated as on screen. The page links to a file with full values. */
function truncated(node: Element | ElementContent): string {
  if (node.type !== 'element') return toString(node)
  return hasClass(node, 'fold') ? '…' : node.children.map(truncated).join('')
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
