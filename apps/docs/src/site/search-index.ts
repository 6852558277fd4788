import type { Section } from '@mcm/shared/docs-search'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Article } from './article-tree'
import { textOf } from './headings'
import { hrefOf } from './pages'

/** Elements that are excluded from the index: controls, diagrams and code. */
const SKIPPED = new Set(['template', 'button', 'script', 'svg', 'pre'])

/**
 * Splits a page into sections at its headings.
 *
 * @throws {Error} If the front matter has queries for a section that doesn't exist.
 */
export function sectionsOf({ page, tree }: Article): Section[] {
  const { slug, section, title, description, keywords, answers = {} } = page
  let draft = newDraft(hrefOf(slug), section, title, keywords)
  draft.text = description
  const drafts = [draft]
  const unused = new Set(Object.keys(answers))
  walk(tree, (node) => {
    if (node.type === 'text') draft.text += ` ${node.value}`
    else if (typeof node.properties['dataCall'] === 'string') {
      draft.keys.push(node.properties['dataCall'])
    } else if (node.tagName === 'code') draft.code.add(toString(node))
    else {
      const id = String(node.properties['id'])
      unused.delete(id)
      draft = newDraft(hrefOf(slug, id), title, textOf(node), answers[id] ?? [])
      drafts.push(draft)
    }
  })
  if (unused.size > 0) throw new Error(`"${title}" has no section ${[...unused].join(', ')}`)
  return drafts.map(finish)
}

interface Draft {
  url: string
  page: string
  title: string
  text: string
  keys: string[]
  code: Set<string>
}

function newDraft(url: string, page: string, title: string, keys: readonly string[]): Draft {
  return { url, page, title, text: '', keys: [...keys], code: new Set() }
}

function finish({ url, page, title, text, keys, code }: Draft): Section {
  return {
    url,
    page,
    title,
    text: text.replace(/\s+/g, ' ').trim(),
    ...(keys.length > 0 && { keys: keys.join(', ') }),
    ...(code.size > 0 && { code: [...code].join(' ') }),
  }
}

/** Returns whether an element is a heading that starts a section. */
function isHeading(node: Element): boolean {
  return /^h[23]$/.test(node.tagName) && node.properties['id'] !== undefined
}

/** Visits text nodes, headings with an id, calls and inline code, in order. */
function walk(
  node: Root | Element | RootContent | ElementContent,
  visit: (node: Element | { type: 'text'; value: string }) => void,
): void {
  if (node.type === 'text') visit(node)
  if (node.type === 'element') {
    if (SKIPPED.has(node.tagName)) return
    if (node.properties['dataPanel'] !== undefined) return
    // A search finds the page that it is from.
    if (node.properties['dataRepeated'] !== undefined) return
    if (isHeading(node)) {
      visit(node)
      return
    }
    if (node.tagName === 'code' || node.properties['dataCall'] !== undefined) visit(node)
  }
  if ('children' in node) for (const child of node.children) walk(child, visit)
}
