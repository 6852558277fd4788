import { describe, expect, test } from 'vitest'
import { readArticle } from './article-tree'
import { headingsOf } from './headings'
import { hrefOf, neighbors, pageOf, pages } from './pages'
import { slug } from './rehype-headings'
import { sections } from './sections'

describe('the pages', () => {
  test('are sorted by section', () => {
    const order = pages.map(({ section }) => sections.indexOf(section))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(new Set(order).size).toBe(sections.length)
  })

  test('link to two other pages that exist', () => {
    for (const { slug: own, related } of pages) {
      expect(related).not.toContain(own)
      for (const other of related) expect(pageOf(other)).toBeDefined()
    }
  })

  test('have descriptions that fit in a search result', () => {
    const wrong = pages.filter(({ description: { length } }) => length < 60 || length > 200)
    expect(wrong.map(({ slug: own }) => own)).toEqual([])
  })
})

test('returns the URLs and neighbors of pages', () => {
  expect(hrefOf('')).toBe('/docs')
  expect(hrefOf('errors', 'code-4')).toBe('/docs/errors#code-4')
  expect(neighbors('').previous).toBeUndefined()
  expect(neighbors('getting-started').previous?.slug).toBe('')
  expect(() => pageOf('nope')).toThrow('Unknown page "nope"')
})

test('creates heading ids like GitHub', () => {
  expect(slug('LEDGER_ADDRESS_SIZE')).toBe('ledger_address_size')
  expect(slug('parseAddress()')).toBe('parseaddress')
  expect(slug('What it returns, and why')).toBe('what-it-returns-and-why')
})

test('reads the outline from the rendered page', () => {
  const html =
    '<h2 id="a">One &amp; two<a class="anchor" href="#a">#</a></h2><section data-call="/block"></section>' +
    '<h3 id="b"><code>x</code></h3><section data-call="/call"></section><h4 id="c">No</h4>'
  expect(headingsOf(readArticle(html))).toEqual([
    { id: 'a', text: 'One & two', depth: 2, path: '/block' },
    { id: 'b', text: 'x', depth: 3 },
  ])
})
