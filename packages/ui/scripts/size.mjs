// Measures the design system's size for its users. Reads dist, so build first.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkSizes } from '../../../tooling/size/size.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const external = ['react', 'react-dom', 'react/jsx-runtime']
const radix = ['radix-ui', '@radix-ui', '@floating-ui', '@tanstack']
const components = readdirSync(join(root, 'src/components'))

/** What the explorer shows first, before any lazy loading. */
const first = [
  'amount',
  'app-shell',
  'badge',
  'banner',
  'button',
  'choice-list',
  'error-panel',
  'figures',
  'haiku',
  'hash',
  'icons',
  'layout',
  'link',
  'latest-block',
  'popover',
  'relative-time',
  'search-field',
  'skeleton',
  'status-dot',
  'table',
  'text',
  'theme-switch',
]
const all = (names) => names.map((name) => `export * from '@mcm/ui/${name}'`).join('\n')

await checkSizes(root, [
  {
    name: 'everything except the plots',
    code: all(components.filter((name) => name !== 'plot')),
    budget: 72_000,
    external,
  },
  { name: 'the plots', code: all(['plot']), budget: 6000, without: radix, external },
  { name: 'the first screen', code: all(first), budget: 14_000, without: radix, external },
  {
    name: 'Button from its own entry',
    code: "export { Button } from '@mcm/ui/button'",
    budget: 1500,
    without: radix,
    external,
    model: {
      name: '@base-ui/react/button, without styles',
      code: "export { Button } from '@base-ui/react/button'",
    },
  },
  {
    name: 'Button from the package root',
    code: "export { Button } from '@mcm/ui'",
    budget: 1500,
    without: radix,
    external,
  },
])

const fonts = readdirSync(join(root, 'dist/fonts')).filter((file) => file.endsWith('.woff2'))
const weights = [
  {
    name: 'styles.css, gzip',
    bytes: gzipSync(readFileSync(join(root, 'dist/styles.css')), { level: 9 }).length,
    budget: 13_200,
  },
  {
    name: 'the fonts',
    bytes: fonts.reduce((sum, file) => sum + statSync(join(root, 'dist/fonts', file)).size, 0),
    budget: 60_000,
  },
]
for (const { name, bytes, budget } of weights) {
  const over = bytes > budget ? `  ← over by ${bytes - budget} bytes` : ''
  console.log(`${name}: ${(bytes / 1000).toFixed(1)} kB of ${(budget / 1000).toFixed(1)} kB${over}`)
  if (over) process.exitCode = 1
}
