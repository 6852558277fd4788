import { expect, spec, test } from '../../test/screen'

/** Covers 'Page titles and metadata' in section 2 of the specification. */
const HASH = `0x${'ab'.repeat(32)}`
const ADDRESS = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'

const inHead = (selector: string) => document.head.querySelector(selector)

for (const [path, title, canonical] of [
  ['/', 'Mochimo Explorer: blocks, transactions and addresses', '/'],
  [`/tx/${HASH}`, `Transaction ${HASH.slice(0, 10)}… · Mochimo Explorer`, `/tx/${HASH}`],
  ['/block/1079744', 'Block #1079744 · Mochimo Explorer', '/block/1079744'],
  [`/address/${ADDRESS}`, `Address ${ADDRESS.slice(0, 10)}… · Mochimo Explorer`, undefined],
  ['/mempool', 'Mempool · Mochimo Explorer', '/mempool'],
  ['/richlist', 'Rich List · Mochimo Explorer', '/richlist'],
  ['/blocks', 'Blocks · Mochimo Explorer', '/blocks'],
  ['/txs', 'Transactions · Mochimo Explorer', '/txs'],
  ['/statistics', 'Statistics · Mochimo Explorer', '/statistics'],
  ['/haiku', 'Almanac · Mochimo Explorer', '/haiku'],
  ['/about', 'About · Mochimo Explorer', '/about'],
  ['/nowhere', 'Page Not Found · Mochimo Explorer', undefined],
] as const) {
  test(
    `${path.slice(0, 24)} has its title, canonical URL, social card and breadcrumbs`,
    spec('Titles, canonical, social card, breadcrumb'),
    async ({ visit, chain }) => {
      chain({ traffic: 0 })
      document.title = ''
      visit(path)
      const titleNow = expect.poll(() => document.title)
      await (path === '/mempool' ? titleNow.toContain('Mempool') : titleNow.toBe(title))
      const meta = (name: string) => inHead(`meta[property="${name}"]`)?.getAttribute('content')
      expect(meta('og:title')).toBe(document.title)
      expect(meta('og:description')).toMatch(/\w{3}/)
      if (canonical !== undefined) {
        const link = inHead('link[rel="canonical"]')
        expect(link?.getAttribute('href')).toBe(location.origin + canonical)
      }
      if (path === '/' || path === '/nowhere') return
      const trail = JSON.parse(inHead('script[type="application/ld+json"]')?.textContent ?? '') as {
        '@type': string
        itemListElement: { name: string }[]
      }
      expect(trail['@type']).toBe('BreadcrumbList')
      expect(trail.itemListElement[0]?.name).toBe('Home')
      expect(trail.itemListElement.length).toBeGreaterThan(1)
    },
  )
}
