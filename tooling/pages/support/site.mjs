// Serves the built site and a devnet, on ports the system chooses: as `npm start` does, or by nginx
// with the configuration of `deploy/`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSite } from '@mcm/tooling-serve'
import { localConfig } from '../../../scripts/local-config.mjs'
import { cacheByNginx, serveByNginx } from './nginx-site.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Starts the site and a devnet and returns the URLs to measure, one for each kind of page.
 *
 * @param {{ nginx?: boolean }} [options] `nginx`: serve with nginx instead of Node, and
 *   the API through its cache.
 * @returns {Promise<{ pages: Record<string, string>, site: string, close: () => Promise<void> }>}
 */
export async function startSite({ nginx = false } = {}) {
  const devnet = spawn(
    process.execPath,
    [
      '--conditions=@mcm/source',
      '--import',
      'tsx',
      join(root, 'packages/devnet/src/cli.ts'),
      '--port',
      '0',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  process.once('exit', () => devnet.kill('SIGKILL'))
  const api = await urlIn(devnet)
  const folders = { explorer: join(root, 'apps/explorer/dist'), docs: join(root, 'apps/docs/dist') }
  const cache = nginx ? await cacheByNginx(api) : undefined
  const config = (host) => localConfig(host, Number(new URL(cache?.url ?? api).port))
  const served = await (nginx ? serveByNginx(folders, config) : serveByNode(folders, config))
  return {
    site: served.url,
    pages: await pagesOf(served.url, api),
    close: async () => {
      served.close()
      cache?.close()
      devnet.kill('SIGTERM')
      await once(devnet, 'exit')
    },
  }
}

async function serveByNode(folders, config) {
  const server = createSite({ ...folders, config: (request) => config(request.headers.host) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Waits for the URL the process prints. Its later output is read and dropped. */
function urlIn(child) {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
      const url = /https?:\/\/[^\s/]+:\d+/.exec(text)
      if (url) resolve(url[0])
    })
    child.once('exit', (code) => reject(new Error(`The devnet exited with ${code}: ${text}`)))
  })
}

/** Returns a URL of each kind, with a block that has payments and one of its transactions. */
async function pagesOf(site, api) {
  const network = { network_identifier: { blockchain: 'mochimo', network: 'mainnet' } }
  const post = async (path, body) => {
    const response = await fetch(api + path, {
      method: 'POST',
      body: JSON.stringify({ ...network, ...body }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const tip = (await post('/network/status', {})).current_block_identifier.index
  for (let index = tip - 6; index > tip - 60; index--) {
    const { block } = await post('/block', { block_identifier: { index } })
    const payment = block.transactions.find(({ operations }) =>
      operations.some(({ type }) => type === 'SOURCE_TRANSFER'),
    )
    if (!payment || block.transactions.length < 4) continue
    const { address } = payment.operations[0].account
    return {
      home: `${site}/`,
      docs: `${site}/docs`,
      'docs page': `${site}/docs/transactions`,
      about: `${site}/about`,
      block: `${site}/block/${index}`,
      transaction: `${site}/tx/${payment.transaction_identifier.hash}`,
      address: `${site}/address/${address}`,
      mempool: `${site}/mempool`,
      'rich list': `${site}/richlist`,
      statistics: `${site}/statistics`,
    }
  }
  throw new Error('No recent block has a payment.')
}
