import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/**
 * Sets the id of every heading. The id comes from the heading's trailing `[#id]`, or else from its
 * text, as on GitHub.
 */
export function rehypeHeadings() {
  return (tree: Root): void => {
    const taken = new Map<string, number>()
    visit(tree, 'element', (node: Element) => {
      if (!/^h[1-6]$/.test(node.tagName)) return
      const id = takeId(node) ?? slug(toString(node))
      const before = taken.get(id) ?? 0
      taken.set(id, before + 1)
      node.properties['id'] = before === 0 ? id : `${id}-${before}`
    })
  }
}

/** Removes a trailing `[#id]` and returns the id. */
function takeId(heading: Element): string | undefined {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return undefined
  const match = /\s*\[#([a-z0-9-]+)\]$/.exec(last.value)
  if (!match) return undefined
  last.value = last.value.slice(0, match.index)
  return match[1]
}

/** Returns the heading id that GitHub derives from a text. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}
