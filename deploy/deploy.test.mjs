import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caddyfile } from './caddy.mjs'
import { nginxDocsHeaders, nginxHeaders, nginxSite } from './nginx.mjs'
import { named, screens } from './routes.mjs'

test.each([
  ['nginx/mcm.conf', nginxSite],
  ['nginx/security-headers.conf', nginxHeaders],
  ['nginx/docs-security-headers.conf', nginxDocsHeaders],
  ['caddy/Caddyfile', caddyfile],
])('%s is what its generator writes', async (path, text) => {
  await expect(text).toMatchFileSnapshot(path)
})

test('the hosts know every path of the router, and no other', () => {
  const source = readFileSync(
    new URL('../apps/explorer/src/config/paths.ts', import.meta.url),
    'utf8',
  )
  const paths = [...source.matchAll(/path: '([^']+)'/g)].map(([, path]) => path)
  const moved = [...source.matchAll(/'(\/[a-z-]+)': '[a-z]+'/g)].map(([, path]) => path)
  const known = new Set([...paths.filter((path) => path !== '/docs'), ...moved])
  expect(new Set([...screens, ...named.map((path) => parameterized(path, known))])).toEqual(known)
})

function parameterized(prefix, known) {
  return [...known].find((path) => path.startsWith(`${prefix}/:`)) ?? prefix
}
