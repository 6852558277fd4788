import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Page } from './pages'

const page = { slug: 'network', title: 'Network', description: 'Calls', keywords: [] }

async function render(origin: string | undefined): Promise<string> {
  vi.resetModules()
  vi.stubEnv('SITE_ORIGIN', origin)
  const { Head } = await import('./head')
  const assets = { fonts: [], styles: [], scripts: [] }
  return renderToStaticMarkup(<Head page={page as unknown as Page} assets={assets} />)
}

afterEach(() => vi.unstubAllEnvs())

test('has an absolute canonical URL at the configured origin', async () => {
  expect(await render('https://explorer.example')).toContain(
    '<link rel="canonical" href="https://explorer.example/docs/network"/>',
  )
})

test('has no canonical URL without an origin, because it would be relative', async () => {
  expect(await render(undefined)).not.toContain('canonical')
})
