import { checkSizes } from '../../tooling/size/size.mjs'

await checkSizes(import.meta.dirname, [
  {
    name: '@mcm/devnet/core, for Storybook and playgrounds',
    code: `export { createDevnet } from '@mcm/devnet/core'`,
    budget: 47_000,
    without: ['hono', '@hono/node-server', 'ky'],
  },
])
