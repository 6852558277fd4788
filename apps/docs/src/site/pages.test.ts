import { describe, expect, test } from 'vitest'
import { readArticle } from './article-tree'
import { headingsOf } from './headings'
import { hrefOf, neighbours, pageOf, pages } from './pages'
import { slug } from './rehype-headings'
import { sections } from './sections'

describe('the pages', () => {
  test('stand together by section, in the order of the sections', () => {
    const order = pages.map(({ section }) => sections.indexOf(section))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(new Set(order).size).toBe(sections.length)
  })

  test('lead to two others each, which exist', () => {
    for (const { slug: own, related } of pages) {
      expect(related).not.toContain(own)
      for (const other of related) expect(pageOf(other)).toBeDefined()
    }
  })

  test('have descriptions that a search result can show whole', () => {
    const wrong = pages.filter(({ description: { length } }) => length < 60 || length > 200)
    expect(wrong.map(({ slug: own }) => own)).toEqual([])
  })
})

test('addresses', () => {
  expect(hrefOf('')).toBe('/docs')
  expect(hrefOf('errors', 'code-4')).toBe('/docs/errors#code-4')
  expect(neighbours('').previous).toBeUndefined()
  expect(neighbours('getting-started').previous?.slug).toBe('')
  expect(() => pageOf('nope')).toThrow('no page "nope"')
})

test('ids of headings are made as GitHub makes them', () => {
  expect(slug('LEDGER_ADDRESS_SIZE')).toBe('ledger_address_size')
  expect(slug('parseAddress()')).toBe('parseaddress')
  expect(slug('What it promises, and why')).toBe('what-it-promises-and-why')
})

test('the outline is read from the rendered page', () => {
  const html =
    '<h2 id="a">One &amp; two<a class="anchor" href="#a">#</a></h2><h3 id="b"><code>x</code></h3><h4 id="c">No</h4>'
  expect(headingsOf(readArticle(html))).toEqual([
    { id: 'a', text: 'One & two', depth: 2 },
    { id: 'b', text: 'x', depth: 3 },
  ])
})
