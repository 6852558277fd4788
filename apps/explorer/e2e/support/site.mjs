// The built explorer as `npm start` serves it. Which endpoints it offers, each test says itself.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createSite, listen } from '../../../../tooling/serve/serve.mjs'

const folder = (path) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

const explorer = folder('apps/explorer/dist')
const built = JSON.parse(readFileSync(`${explorer}/config.json`, 'utf8'))

/** What the test offers (`offerEndpoints`), else what the build carries. */
function config({ headers: { cookie = '' } }) {
  const offered = /(?:^|; )test-endpoints=([^;]*)/.exec(cookie)?.[1]
  if (offered === undefined) return built
  const urls = decodeURIComponent(offered).split(' ')
  return { endpoints: urls.map((url, at) => ({ label: `Test ${at + 1}`, url })), links: {} }
}

await listen(
  createSite({ explorer, docs: folder('apps/docs/dist'), config }),
  Number(process.env.PORT),
)
