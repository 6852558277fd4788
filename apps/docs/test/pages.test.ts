import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { builtPages, select, type BuiltPage } from './support/pages'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const pages = builtPages()
const byUrl = new Map(pages.map((page) => [page.url, page]))
/** All pages, with the introduction only once. It has two URLs. */
const uniquePages = pages.filter(({ url }) => url !== '/docs/introduction')

const textOf = (element: Element | undefined, property: string) => {
  const value: unknown = element?.properties[property]
  return typeof value === 'string' ? value : ''
}
const metaOf = ({ tree }: BuiltPage, name: string) => {
  const [meta] = select(tree, (element) => element.properties['name'] === name)
  return textOf(meta, 'content')
}
const titleOf = ({ tree }: BuiltPage) => {
  const [title] = select(tree, ({ tagName }) => tagName === 'title')
  return title ? toString(title) : ''
}
const allIds = new Map(
  pages.map((page) => [
    page,
    select(page.tree, ({ properties }) => typeof properties['id'] === 'string').map(
      ({ properties }) => String(properties['id']),
    ),
  ]),
)
const idsOf = (page: BuiltPage) => allIds.get(page) ?? []

test('contains all pages of the specification', () => {
  const slugs = [
    '',
    '/introduction',
    '/getting-started',
    '/addresses',
    '/data-types',
    '/network',
    '/accounts',
    '/blocks',
    '/transactions',
    '/mempool',
    '/construction',
    '/custom-methods',
    '/events',
    '/errors',
  ]
  for (const slug of slugs) expect([...byUrl.keys()]).toContain(`/docs${slug}`)
})

test('every page has a unique title and description', () => {
  for (const read of [titleOf, (page: BuiltPage) => metaOf(page, 'description')]) {
    const texts = uniquePages.map(read)
    expect(texts.filter((text) => text.length < 10)).toEqual([])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
  for (const page of uniquePages) expect(metaOf(page, 'keywords'), page.url).not.toBe('')
})

test('both URLs of the introduction have the same canonical URL and structured data', () => {
  const origin = process.env['SITE_ORIGIN']
  for (const url of ['/docs', '/docs/introduction']) {
    const page = byUrl.get(url)
    expect(page).toBeDefined()
    if (!page) continue
    const [canonical] = select(page.tree, ({ properties }) =>
      String(properties['rel']).includes('canonical'),
    )
    // A canonical URL must be absolute, so a site built without an origin has none.
    expect(canonical?.properties['href']).toBe(origin && new URL('/docs', origin).href)
    const [data] = select(
      page.tree,
      ({ properties }) => properties['type'] === 'application/ld+json',
    )
    expect(JSON.parse(data ? toString(data) : '')).toMatchObject({ '@type': 'TechArticle' })
  }
})

test('every sample but cURL says how to install and run it', () => {
  const panels = uniquePages
    .flatMap(({ tree }) => select(tree, ({ properties }) => 'dataPanel' in properties))
    .filter((panel) => !textOf(panel, 'dataPanel').split(' ').includes('curl'))
  expect(panels.length).toBeGreaterThan(100)
  const silent = panels.filter((panel) => !/Save as \S+ and run \S/.test(toString(panel)))
  expect(silent.map((panel) => textOf(panel, 'id'))).toEqual([])
})

test('headings have one title and no skipped levels', () => {
  for (const { url, tree } of pages) {
    const main = select(tree, ({ tagName }) => tagName === 'main')
    const depths = main
      .flatMap((element) => select(element, ({ tagName }) => /^h[1-6]$/.test(tagName)))
      .map(({ tagName }) => Number(tagName.slice(1)))
    expect(depths[0], url).toBe(1)
    expect(depths.filter((depth) => depth === 1).length, url).toBe(1)
    const jumps = depths.filter((depth, index) => depth > (depths[index - 1] ?? 0) + 1)
    expect(jumps, url).toEqual([])
  }
})

test('next and previous links cover all pages', () => {
  const neighbor = ({ tree }: BuiltPage, rel: string) => {
    const [link] = select(
      tree,
      ({ tagName, properties }) => tagName === 'a' && String(properties['rel']) === rel,
    )
    return textOf(link, 'href')
  }
  // The introduction's own next steps start with the second page.
  const seen = ['/docs']
  for (let url = '/docs/getting-started'; url !== '';) {
    const page = byUrl.get(url)
    if (!page) throw new Error(`No page at ${url}`)
    expect(neighbor(page, 'prev'), url).toBe(seen.at(-1) ?? '')
    seen.push(url)
    url = neighbor(page, 'next')
    if (seen.includes(url)) throw new Error(`${url} comes twice`)
  }
  expect(seen.length).toBeGreaterThan(20)
})

test('ids are unique on each page', () => {
  for (const page of pages) {
    const ids = idsOf(page)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      page.url,
    ).toEqual([])
  }
})

test('all internal links and anchors resolve', () => {
  const broken: string[] = []
  for (const page of pages) {
    for (const link of select(page.tree, ({ tagName }) => tagName === 'a')) {
      const href = textOf(link, 'href')
      if (!resolves(page, href)) broken.push(`${page.url} → ${href}`)
    }
  }
  expect(broken).toEqual([])
})

/** Pages of the explorer and Storybook, which other suites test. */
const elsewhere =
  /^\/($|(?:blocks|txs|mempool|richlist|statistics|haiku)$|block\/|address\/|storybook\/$)/

function resolves(page: BuiltPage, href: string): boolean {
  if (/^https?:/.test(href)) return URL.canParse(href)
  const { pathname, hash } = new URL(href, `http://site${page.url}`)
  if (!pathname.startsWith('/docs')) return elsewhere.test(pathname)
  if (/\.\w+$/.test(pathname)) return existsSync(join(dist, pathname.slice('/docs'.length)))
  const target = byUrl.get(pathname)
  return target !== undefined && (hash === '' || idsOf(target).includes(hash.slice(1)))
}

test('contains the anchors of the specification', () => {
  const anchors: Record<string, readonly string[]> = {
    '/docs/data-types': [
      'networkidentifier',
      'blockidentifier',
      'transactionidentifier',
      'accountidentifier',
      'amount',
      'currency',
      'operation',
      'transaction',
      'block',
    ],
    '/docs/construction': [
      'derive',
      'preprocess',
      'metadata',
      'payloads',
      'combine',
      'parse',
      'hash',
      'submit',
    ],
  }
  for (const [url, ids] of Object.entries(anchors)) {
    const page = byUrl.get(url)
    expect(page && idsOf(page)).toEqual(expect.arrayContaining([...ids]))
  }
})

test('every glossary term is linked from another page', () => {
  const glossary = byUrl.get('/docs/glossary')
  const terms = glossary
    ? select(glossary.tree, ({ tagName }) => tagName === 'h3').map((term) => textOf(term, 'id'))
    : []
  expect(terms.length).toBeGreaterThan(20)
  const linked = new Set(
    pages
      .filter((page) => page !== glossary)
      .flatMap(({ tree }) => select(tree, ({ tagName }) => tagName === 'a'))
      .map((link) => textOf(link, 'href')),
  )
  expect(terms.filter((term) => !linked.has(`/docs/glossary#${term}`))).toEqual([])
})

test('contains no inline code that a strict Content-Security-Policy blocks', () => {
  const inline = (element: Element) =>
    element.tagName === 'style' ||
    element.properties['style'] !== undefined ||
    Object.keys(element.properties).some((name) => /^on[A-Z]/.test(name)) ||
    (element.tagName === 'script' &&
      element.properties['src'] === undefined &&
      element.properties['type'] !== 'application/ld+json')
  for (const { url, tree } of pages) {
    expect(
      select(tree, inline).map(({ tagName }) => tagName),
      url,
    ).toEqual([])
  }
})

test('every page ends with two cards of related pages or a list of next steps', () => {
  for (const page of pages) {
    const cards = select(page.tree, ({ properties }) => properties['ariaLabel'] === 'Related pages')
    const links = cards.flatMap((list) => select(list, ({ tagName }) => tagName === 'a'))
    expect(links.length, page.url).toBe(idsOf(page).includes('next-steps') ? 0 : 2)
  }
})

test('every page links to an issue with its title', () => {
  for (const page of uniquePages) {
    const [link] = select(page.tree, (element) =>
      textOf(element, 'href').includes('/issues/new?title='),
    )
    const { searchParams } = new URL(textOf(link, 'href'))
    expect(searchParams.get('title'), page.url).toBe(
      `Docs: ${titleOf(page).replace(/ · Mochimo Docs$/, '')}`,
    )
    expect(searchParams.get('body')).toContain(`${page.url}\n`)
  }
})

test('pages contain no unfinished text', () => {
  for (const { url, tree } of pages) {
    const text = toString(tree)
    expect(text, url).not.toMatch(/\b(TODO|FIXME|Lorem|Coming soon)\b|\[object Object\]|\bNaN\b/)
  }
})
