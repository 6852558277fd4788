import type { Root } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import type { Page } from './pages'

/** The content of a page: as it is written, and parsed once for all that is read from it. */
export interface Article {
  page: Page
  html: string
  tree: Root
}

const parser = unified().use(rehypeParse, { fragment: true })

export function readArticle(html: string): Root {
  return parser.parse(html)
}
