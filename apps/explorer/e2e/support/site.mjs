// Serves the built explorer as `npm start` does. Each test sets the endpoints it offers.
import { fileURLToPath } from 'node:url'
import { createSite, listen } from '../../../../tooling/serve/serve.mjs'

const folder = (path) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

await listen(
  createSite({ explorer: folder('apps/explorer/dist'), docs: folder('apps/docs/dist') }),
  Number(process.env.PORT),
)
