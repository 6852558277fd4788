import { expect, spec, test } from './support/test'

/** Specification, section 2, 'Page titles and metadata'. */
const HASH = `0x${'ab'.repeat(32)}`
const ADDRESS = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'

for (const [path, title, canonical] of [
  ['/', 'Mochimo Explorer: blocks, transactions and addresses', '/'],
  [`/tx/${HASH}`, `Transaction ${HASH.slice(0, 10)}… · Mochimo Explorer`, `/tx/${HASH}`],
  ['/block/1079744', 'Block #1079744 · Mochimo Explorer', '/block/1079744'],
  [`/address/${ADDRESS}`, `Address ${ADDRESS.slice(0, 10)}… · Mochimo Explorer`, undefined],
  ['/mempool', 'Mempool · Mochimo Explorer', '/mempool'],
  ['/richlist', 'Rich List · Mochimo Explorer', '/richlist'],
  ['/statistics', 'Statistics · Mochimo Explorer', '/statistics'],
  ['/about', 'About · Mochimo Explorer', '/about'],
  ['/nowhere', 'Page Not Found · Mochimo Explorer', undefined],
] as const) {
  test(
    `${path.slice(0, 24)} has its title, canonical address, social card and trail`,
    spec('Titles, canonical, social card, breadcrumb'),
    async ({ page, chain }) => {
      await chain({ traffic: 0 })
      await page.goto(path)
      const titleNow = expect.poll(() => page.title())
      await (path === '/mempool' ? titleNow.toContain('Mempool') : titleNow.toBe(title))
      const meta = (name: string) => page.locator(`meta[property="${name}"]`)
      await expect(meta('og:title')).toHaveAttribute('content', await page.title())
      await expect(meta('og:description')).toHaveAttribute('content', /\w{3}/)
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary')
      const link = page.locator('link[rel="canonical"]')
      if (canonical !== undefined) {
        await expect(link).toHaveAttribute('href', new RegExp(`^http://[^/]+${canonical}$`))
      }
      if (path === '/' || path === '/nowhere') return
      const trail = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      ) as { '@type': string; itemListElement: { name: string }[] }
      expect(trail['@type']).toBe('BreadcrumbList')
      expect(trail.itemListElement[0]?.name).toBe('Home')
      expect(trail.itemListElement.length).toBeGreaterThan(1)
    },
  )
}
