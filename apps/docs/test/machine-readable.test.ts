import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Element, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import { builtPages, select, type BuiltPage } from './support/pages'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const pages = builtPages().filter(({ url }) => url !== '/docs/introduction')
const read = (path: string) => readFileSync(join(dist, path.replace(/^\/docs\//, '')), 'utf8')
const markdownUrl = (url: string) => (url === '/docs' ? '/docs/introduction.md' : `${url}.md`)

/** Keeps letters and digits, because Markdown and HTML punctuate lists and tables differently. */
const lettersOf = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkRehype)

/** Returns what a page says: its title, description and text, without controls. */
function textOf({ tree }: BuiltPage): string {
  const [article] = select(tree, ({ properties }) => 'dataArticle' in properties)
  const parts = article?.children.filter((child) => child.type === 'element') ?? []
  const [header, ...rest] = parts
  const [title] = header ? select(header, ({ tagName }) => tagName === 'h1') : []
  const [lead] = header ? header.children.filter((child) => isElement(child, 'p')).slice(-1) : []
  const prose = rest.filter(({ tagName }) => tagName !== 'details')
  return [title, lead, ...prose].map((part) => (part ? said(part) : '')).join(' ')
}

function isElement(node: Nodes, name: string): node is Element {
  return node.type === 'element' && node.tagName === name
}

function said(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const { tagName, properties } = node
  if (tagName === 'svg') {
    const [description] = select(node, (element) => element.tagName === 'desc')
    return description ? toString(description) : ''
  }
  const classes = Array.isArray(properties['className']) ? properties['className'] : []
  if (['button', 'template', 'label'].includes(tagName)) return ''
  if (properties['role'] === 'tablist' || classes.includes('anchor')) return ''
  // Truncated on screen, too.
  if (classes.includes('fold')) return ''
  const island = properties['dataIsland']
  const children =
    island === undefined || island === 'try-now'
      ? node.children
      : node.children.filter((child) => isElement(child, 'ol'))
  return children.map(said).join(' ').replace(' (opens in a new tab)', '')
}

/** Returns what Markdown says, without the line of links below the title. */
function textOfMarkdown(markdown: string): string {
  const withoutLinks = markdown.replace(/^> \[All pages\].*\n/m, '')
  return toString(parser.runSync(parser.parse(withoutLinks)))
}

describe('the Markdown of every page', () => {
  test('says exactly what the page says', () => {
    expect(pages.filter(({ url }) => url.startsWith('/docs/packages/')).length).toBeGreaterThan(5)
    expect(pages.filter(({ url }) => url.startsWith('/docs/changelog/')).length).toBeGreaterThan(3)
    for (const page of pages) {
      expect(read(markdownUrl(page.url)), page.url).toMatch(/^# \S/)
      const markdown = lettersOf(textOfMarkdown(read(markdownUrl(page.url))))
      const html = lettersOf(textOf(page))
      expect(html.length, page.url).toBeGreaterThan(80)
      const at = html.split('').findIndex((letter, index) => letter !== markdown[index])
      const around = (text: string) => text.slice(Math.max(0, at - 40), at + 60)
      expect(markdown === html ? '' : around(markdown), page.url).toBe(
        markdown === html ? '' : around(html),
      )
    }
  })

  test('links to the index, the page, and the Markdown of other pages', () => {
    const broken: string[] = []
    for (const { url } of pages) {
      const text = read(markdownUrl(url))
      expect(text).toContain(`\n> [All pages](/docs/llms.txt) · [This page in HTML](${url})\n`)
      const prose = text.replace(/^> \[All pages\].*\n/m, '').replace(/```[^]*?```/g, '')
      for (const [, path = ''] of prose.matchAll(/\]\((\/docs[^)#\s]*)/g)) {
        if (!/\.\w+$/.test(path) || !existsSync(join(dist, path.slice('/docs/'.length)))) {
          broken.push(`${url} → ${path}`)
        }
      }
    }
    expect(broken).toEqual([])
  })
})

test('a haiku keeps its line breaks in Markdown', () => {
  expect(read('/docs/introduction.md')).toMatch(/\nat night *\\\nsoft snakes *\\\nreturning\n/)
})

describe('the files for language models', () => {
  const index = read('/docs/llms.txt')
  const files = [...index.matchAll(/\]\(\/docs\/(llms-(?!full)[\w-]+\.txt)\)/g)].map(
    ([, file = '']) => file,
  )

  test('llms.txt lists every page in less than 10 kB', () => {
    expect(Buffer.byteLength(index)).toBeLessThan(10_000)
    for (const { url } of pages) expect(index).toContain(`](${markdownUrl(url)})`)
  })

  test('each page is in the file of exactly one section', () => {
    expect(files.length).toBe(6)
    const texts = files.map(read)
    for (const text of texts) expect(text).toContain('> [All pages](/docs/llms.txt)')
    for (const { url } of pages) {
      const [title] = read(markdownUrl(url)).split('\n', 1)
      const holding = texts.filter((text) => text.includes(`\n---\n\n${title}\n\n`))
      expect(holding.length, url).toBe(1)
    }
  })

  test('llms-full.txt contains the sections in order', () => {
    const full = read('/docs/llms-full.txt')
    const places = files.slice(0, -1).map((file) => full.indexOf(read(file)))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places[0]).toBe(0)
  })
})
