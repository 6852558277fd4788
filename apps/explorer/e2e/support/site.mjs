// Serves the built explorer as `npm start` does. Each test sets the configuration it gets in a cookie,
// because intercepting one request of a page would send all of them through the test's process.
import { fileURLToPath } from 'node:url'
import { createSite, listen } from '../../../../tooling/serve/serve.mjs'

const folder = (path) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

/** Responds without a date, so that a test's own clock isn't corrected. */
const configure = async (request, response) => {
  const config = /(?:^|; )e2e-config=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
  if (config === undefined || request.url !== '/config.json') return false
  response.sendDate = false
  response.setHeader('Content-Type', 'application/json')
  response.end(decodeURIComponent(config))
  return true
}

await listen(
  createSite({
    explorer: folder('apps/explorer/dist'),
    docs: folder('apps/docs/dist'),
    edge: configure,
  }),
  Number(process.env.PORT),
)
