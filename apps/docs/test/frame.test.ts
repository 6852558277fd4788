import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { builtPages, select } from './support/pages'

const pages = builtPages()

test('the sidebar has five groups and marks the current page', () => {
  const page = pages.find(({ url }) => url === '/docs/blocks')
  if (!page) throw new Error('No page at /docs/blocks')
  const [sidebar] = select(
    page.tree,
    ({ tagName, properties }) => tagName === 'nav' && properties['ariaLabel'] === 'Documentation',
  )
  if (!sidebar) throw new Error('No sidebar')
  expect(select(sidebar, ({ tagName }) => tagName === 'p').map((group) => toString(group))).toEqual(
    ['Getting Started', 'Core Concepts', 'API Endpoints', 'Advanced', 'Reference'],
  )
  const current = select(sidebar, ({ properties }) => properties['ariaCurrent'] === 'page')
  expect(current.map((link) => toString(link))).toEqual(['Blocks'])
})

test('every section’s heading on a handwritten page has a link to itself', () => {
  for (const { url, tree } of pages) {
    if (/^\/docs\/(packages|changelog)\//.test(url)) continue
    for (const heading of select(tree, ({ tagName }) => tagName === 'h2')) {
      const { id } = heading.properties
      if (id === undefined) continue
      const links = select(heading, ({ tagName }) => tagName === 'a')
      const hrefs = links.map(({ properties }) => properties['href'])
      expect(hrefs, `${url}: ${toString(heading)}`).toContain(`#${id}`)
    }
  }
})
