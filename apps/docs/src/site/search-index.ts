import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Section } from '../features/search/section'
import type { Article } from './article-tree'
import { textOf } from './headings'
import { hrefOf } from './pages'

/** Elements that are excluded from the index: controls, diagrams and code. */
const SKIPPED = new Set(['template', 'button', 'script', 'svg', 'pre'])

/** Splits a page into sections at its headings. */
export function sectionsOf({ page, tree }: Article): Section[] {
  const sections: Section[] = [
    { url: hrefOf(page.slug), page: page.section, title: page.title, text: page.description },
  ]
  walk(tree, (node) => {
    const current = sections.at(-1)
    if (!current) return
    if (node.type === 'text') current.text += ` ${node.value}`
    else {
      const { id } = node.properties
      sections.push({
        url: hrefOf(page.slug, String(id)),
        page: page.title,
        title: textOf(node),
        text: '',
      })
    }
  })
  for (const section of sections) section.text = section.text.replace(/\s+/g, ' ').trim()
  return sections
}

/** Visits text nodes, and headings with an id, in order. */
function walk(
  node: Root | Element | RootContent | ElementContent,
  visit: (node: Element | { type: 'text'; value: string }) => void,
): void {
  if (node.type === 'text') visit(node)
  if (node.type === 'element') {
    if (SKIPPED.has(node.tagName)) return
    if (node.properties['dataPanel'] !== undefined) return
    if (/^h[23]$/.test(node.tagName) && node.properties['id']) {
      visit(node)
      return
    }
  }
  if ('children' in node) for (const child of node.children) walk(child, visit)
}
