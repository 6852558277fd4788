// Serves the built docs like `npm start`, with an empty explorer.
import { fileURLToPath } from 'node:url'
import { createSite, listen } from '../../../../tooling/serve/serve.mjs'

const folder = (path) => fileURLToPath(new URL(path, import.meta.url))

await listen(
  createSite({ explorer: folder('explorer'), docs: folder('../../dist') }),
  Number(process.env.PORT),
)
