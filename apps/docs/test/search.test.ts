import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createEngine, type Section } from '@mcm/shared/docs-search'
import { expect, test } from 'vitest'

const index = fileURLToPath(new URL('../dist/search-index.json', import.meta.url))
const sections = JSON.parse(readFileSync(index, 'utf8')) as Section[]
const search = createEngine(sections)
const first = (query: string) => search(query)[0]?.section.url ?? ''

/**
 * Queries that developers type, collected from issues and questions about Rosetta implementations,
 * viem, ethers, and payment APIs, each with the sections that answer it.
 */
const queries = readFileSync(new URL('support/search-queries.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [query = '', answers = ''] = line.split(' | ')
    return { query, answers: answers.split(' ') }
  })

test('queries lead to the right section first, with few exceptions', () => {
  const wrong = queries
    .map(({ query, answers }) => ({ query, found: first(query), answers }))
    .filter(({ found, answers }) => !answers.includes(nameOf(found)))
  expect(wrong.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(6)
})

test('every expected answer is a section of the site', () => {
  const names = new Set(sections.map(({ url }) => nameOf(url)))
  expect(queries.flatMap(({ answers }) => answers).filter((name) => !names.has(name))).toEqual([])
})

test('words, paths, numbers, identifiers and questions find the section with the title', () => {
  for (const [query, title] of [
    ['change_pk', '2. Preprocess'],
    ['/stats/richlist', 'Rich list'],
    ['429', 'Rate limits'],
    ['checksum', 'Address formats'],
    ['reorganization', 'A four-step guide'],
    ['reorganisation', 'Events'],
    ['hashTransaction', '7. Hash'],
    ['how do I send coins?', 'Send'],
  ] as const) {
    // The dialog shows twelve results.
    const titles = search(query)
      .slice(0, 12)
      .map(({ section }) => section.title)
    expect(titles, query).toContain(title)
  }
})

test('handwritten pages rank above generated ones', () => {
  expect(isGenerated(first('reorg'))).toBe(false)
})

test('every method path leads to the section of its call', () => {
  const paths = new Set(
    sections.flatMap(({ url, code = '' }) =>
      isGenerated(url) ? [] : (code.match(/(?<=^| )\/[a-z]+(?:\/[a-z]+)?(?= |$)/g) ?? []),
    ),
  )
  expect(paths.size).toBeGreaterThan(20)
  const wrong = [...paths].filter((path) => {
    const section = sections.find(({ url }) => url === first(path))
    return !section?.code?.split(' ').includes(path)
  })
  expect(wrong).toEqual([])
})

test('every handwritten heading is found by its words', () => {
  const titles = sections.filter(({ url }) => !isGenerated(url))
  const missing = titles.filter(
    ({ url, title }) =>
      !search(title)
        .slice(0, 12)
        .some(({ section }) => section.url === url),
  )
  expect(missing.map(({ url }) => url)).toEqual([])
})

test('every exported function is found by its name', () => {
  const functions = sections.filter(
    ({ url, title }) => url.startsWith('/docs/packages/') && /^\w+\(\)$/.test(title),
  )
  expect(functions.length).toBeGreaterThan(40)
  const missing = functions.filter(
    ({ url, title }) =>
      !search(title)
        .slice(0, 4)
        .some(({ section }) => section.url === url),
  )
  expect(missing.map(({ url }) => url)).toEqual([])
})

function isGenerated(url: string): boolean {
  return /^\/docs\/(packages|changelog)\//.test(url)
}

/** Returns a URL as in the table: without `/docs/`, and with a name for the introduction. */
function nameOf(url: string): string {
  return url.replace(/^\/docs(?=#|$)/, 'introduction').replace(/^\/docs\//, '')
}
