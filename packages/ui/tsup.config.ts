import { readdirSync } from 'node:fs'
import { library } from '../../tooling/build/library.mjs'
import { cssModules } from './scripts/css-modules.mjs'

/** One entry per component, so that each can be imported or lazy-loaded on its own. */
const components = readdirSync('src/components').map((name) => [
  name,
  `src/components/${name}/index.ts`,
])

export default library({
  entry: { index: 'src/index.ts', ...Object.fromEntries(components) },
  options: { esbuildPlugins: [cssModules()], dts: false },
})
