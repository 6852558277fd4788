import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { hasClass } from './has-class'

export interface Heading {
  id: string
  text: string
  depth: 2 | 3
}

/** The second and third levels of a page, for its outline. */
export function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = []
  visit(tree, 'element', (node) => {
    const { id } = node.properties
    if (!/^h[23]$/.test(node.tagName) || typeof id !== 'string') return
    headings.push({ id, text: textOf(node), depth: node.tagName === 'h2' ? 2 : 3 })
  })
  return headings
}

/** The words of a heading, without the link to itself. */
export function textOf(heading: Element): string {
  const words = heading.children.filter(
    (child) => child.type !== 'element' || !hasClass(child, 'anchor'),
  )
  return toString({ ...heading, children: words }).trim()
}
