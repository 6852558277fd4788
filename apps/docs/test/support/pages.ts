import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

/** A built page. */
export interface BuiltPage {
  /** URL path, such as `/docs/blocks`. */
  url: string
  tree: Root
}

/** Returns all built pages except the 404 page. */
export function builtPages(): readonly BuiltPage[] {
  pages ??= readPages()
  return pages
}

let pages: readonly BuiltPage[] | undefined

function readPages(): BuiltPage[] {
  return pageUrls().map((url) => {
    const html = readFileSync(join(dist, url.slice('/docs'.length), 'index.html'), 'utf8')
    return { url, tree: unified().use(rehypeParse).parse(html) }
  })
}

/** Returns the URL paths of all built pages except the 404 page, without reading them. */
export function pageUrls(): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'index.html')
    .map((file) => join('/docs', dirname(file)))
    .sort((a, b) => a.localeCompare(b))
}

/** Returns all elements of a tree that match a condition, in order. */
export function select(tree: Root | Element, pick: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (element) => {
    if (pick(element)) found.push(element)
  })
  return found
}

/** Returns the value of an element's `data-` attribute. */
export function data(element: Element, name: string): string | undefined {
  const value = element.properties[`data${name}`]
  return value === undefined || value === null ? undefined : String(value)
}

/** A sample in one language, as shown on a page. */
export interface ShownSample {
  pages: string[]
  id: string
  language: string
  code: string
  /** Path of its call, undefined for a program. */
  path: string | undefined
}

/** Returns the samples on all pages, without duplicates. */
export function shownSamples(pages: readonly BuiltPage[]): ShownSample[] {
  const byText = new Map<string, ShownSample>()
  for (const { url, tree } of pages) {
    for (const sample of select(tree, (element) => data(element, 'Sample') !== undefined)) {
      for (const panel of select(sample, (element) => data(element, 'Panel') !== undefined)) {
        const language = data(panel, 'Panel')?.split(' ')[0] ?? ''
        const [pre] = select(panel, ({ tagName }) => tagName === 'pre')
        const code = pre ? toString(pre) : ''
        const key = `${language}\n${code}`
        const known = byText.get(key)
        if (known) known.pages.push(url)
        else {
          const id = data(sample, 'Sample') ?? ''
          byText.set(key, { pages: [url], id, language, code, path: data(sample, 'Path') })
        }
      }
    }
  }
  return [...byText.values()]
}

/** Returns the example responses on all pages, by path of the call. */
export function exampleResponses(pages: readonly BuiltPage[]): Map<string, unknown[]> {
  const responses = new Map<string, unknown[]>()
  for (const { tree } of pages) {
    for (const figure of select(tree, (element) => data(element, 'Response') !== undefined)) {
      const [pre] = select(figure, ({ tagName }) => tagName === 'pre')
      const path = data(figure, 'Path') ?? ''
      const response: unknown = JSON.parse(pre ? toString(pre) : '')
      responses.set(path, [...(responses.get(path) ?? []), response])
    }
  }
  return responses
}

/** Returns the names of all fields marked as optional. */
export function optionalFields(pages: readonly BuiltPage[]): Set<string> {
  const names = new Set<string>()
  for (const { tree } of pages) {
    for (const field of select(tree, (element) => data(element, 'Field') === 'optional')) {
      const [code] = select(field, ({ tagName }) => tagName === 'code')
      if (code) names.add(toString(code).split('.').at(-1)?.replace('[]', '') ?? '')
    }
  }
  return names
}
