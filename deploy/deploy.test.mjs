import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caddyfile } from './caddy.mjs'
import { nginxDocsHeaders, nginxEdge, nginxHeaders, nginxSite } from './nginx.mjs'
import { named, screens } from './routes.mjs'

test.each([
  ['nginx/mcm.conf', nginxSite],
  ['nginx/edge.conf', nginxEdge],
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

test('each threat names a test that exists', () => {
  const root = new URL('../', import.meta.url)
  const page = readFileSync(new URL('docs/threat-model.md', root), 'utf8')
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| threat'))
  const threats = rows.filter((line) => !/^[| -]+$/.test(line))
  expect(threats.length).toBeGreaterThan(12)
  const missing = threats.filter((threat) => {
    const [, file, title] = /`([^`]+)`: ([^|]+?) *\|$/.exec(threat) ?? []
    return !file || !readFileSync(new URL(file, root), 'utf8').includes(title)
  })
  expect(missing).toEqual([])
})

function parameterized(prefix, known) {
  return [...known].find((path) => path.startsWith(`${prefix}/:`)) ?? prefix
}
