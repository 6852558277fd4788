import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { Page } from './pages'

/** The content of a page as HTML, and the tree parsed from it. */
export interface Article {
  page: Page
  html: string
  tree: Root
}

const parser = unified().use(rehypeParse, { fragment: true })

/** Parses a page's HTML. */
export function readArticle(html: string): Root {
  return parser.parse(html)
}
