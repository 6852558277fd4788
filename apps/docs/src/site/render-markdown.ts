import rehypeShiki from '@shikijs/rehype/core'
import type { Element, ElementContent, Root } from 'hast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { highlighter, shikiOptions } from './highlight'
import { rehypeHeadings } from './rehype-headings'

/** The anchors that TypeDoc writes into its tables, the only HTML in what we render here. */
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
  .use(rehypeShiki, highlighter, shikiOptions)
  .use(() => wrapTables)
  .use(() => quietSources)

/** Markdown that a program wrote, as the content of a page. */
export function renderMarkdown(markdown: string): Root {
  return processor.runSync(processor.parse(markdown))
}

/** A wide table scrolls by itself. */
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

/** Where something is defined is for those who look for it. */
function quietSources(tree: Root): void {
  visit(tree, 'element', (node) => {
    const [first] = node.children
    if (node.tagName === 'p' && first?.type === 'text' && first.value.startsWith('Defined in:')) {
      node.properties['className'] = ['source']
    }
  })
}
