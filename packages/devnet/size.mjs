import { checkSizes } from '../../tooling/size/size.mjs'

await checkSizes(import.meta.dirname, [
  {
    name: '@mcm/devnet/core, for Storybook and playgrounds',
    code: `export { createDevnet } from '@mcm/devnet/core'`,
    budget: 48_500,
    without: ['hono', '@hono/node-server', 'ky'],
  },
])
