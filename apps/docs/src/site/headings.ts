import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { hasClass } from './has-class'

export interface Heading {
  id: string
  text: string
  depth: 2 | 3
  /** Path of the call that a second-level section describes. Deeper ones are named after it. */
  path?: string
}

/** Returns a page's second- and third-level headings. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'element', (node) => {
    const { id, dataCall: path } = node.properties
    const section = headings.at(-1)
    if (typeof path === 'string' && section?.depth === 2) section.path ??= path
    if (!/^h[23]$/.test(node.tagName) || typeof id !== 'string') return
    headings.push({ id, text: textOf(node), depth: node.tagName === 'h2' ? 2 : 3 })
  })
  return headings
}

/** Returns a heading's text without its anchor link. */
export function textOf(heading: Element): string {
  const words = heading.children.filter(
    (child) => child.type !== 'element' || !hasClass(child, 'anchor'),
  )
  return toString({ ...heading, children: words }).trim()
}
