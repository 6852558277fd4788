import rehypeShiki from '@shikijs/rehype/core'
import type { Element, ElementContent, Root } from 'hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { highlighter, shikiOptions } from './highlight'
import { rehypeHeadings } from './rehype-headings'
import { rehypeTables } from './rehype-tables'

/** Matches an anchor in TypeDoc's tables, which is the only HTML in the rendered Markdown. */
const ANCHOR = /^<a id="([\w-]+)">$/

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    handlers: {
      html: (_state, { value }: { value: string }): Element | undefined => {
        const id = ANCHOR.exec(value)?.[1]
        return id
          ? { type: 'element', tagName: 'span', properties: { id }, children: [] }
          : undefined
      },
    },
  })
  .use(rehypeHeadings)
  .use(rehypeTables)
  .use(rehypeShiki, highlighter, shikiOptions)
  .use(() => wrapTables)
  .use(() => markSourceLinks)

/** Renders generated Markdown as the content of a page. */
export function renderMarkdown(markdown: string): Root {
  return processor.runSync(processor.parse(markdown))
}

/** Wraps tables in an element that lets wide ones scroll. */
function wrapTables(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'table' || !parent || index === undefined) return undefined
    const wrapped: ElementContent = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
      children: [node],
    }
    parent.children[index] = wrapped
    return SKIP
  })
}

/** Marks source links, so that they can be shown in small print. */
function markSourceLinks(tree: Root): void {
  visit(tree, 'element', (node) => {
    const [first] = node.children
    if (node.tagName === 'p' && first?.type === 'text' && first.value.startsWith('Defined in:')) {
      node.properties['className'] = ['source']
    }
  })
}
