import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiCacheConfig, hasNginx, siteConfig, startNginx } from '../../../deploy/long/nginx.mjs'

/** Where Debian's libnginx-mod-http-brotli-static puts the module. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Whether nginx can serve the Brotli copies of the files. */
export const hasBrotli = existsSync(BROTLI)

/**
 * Serves the sites with nginx by the configuration in `deploy/nginx`, with Brotli if it has the module.
 *
 * @param {{ explorer: string, docs: string }} folders
 * @param {(host: string) => unknown} config Returns `/config.json` for a host.
 */
export async function serveByNginx(folders, config) {
  if (!hasNginx) throw new Error('This needs nginx: apt-get install nginx')
  const folder = mkdtempSync(join(tmpdir(), 'mcm-pages-'))
  const port = await freePort()
  const host = `127.0.0.1:${port}`
  cpSync(folders.explorer, join(folder, 'explorer'), { recursive: true })
  cpSync(folders.docs, join(folder, 'docs'), { recursive: true })
  writeFileSync(join(folder, 'explorer/config.json'), JSON.stringify(config(host)))
  mkdirSync(join(folder, 'mcm'))
  const read = (name) =>
    readFileSync(new URL(`../../../deploy/nginx/${name}`, import.meta.url), 'utf8')
  for (const name of ['security-headers.conf', 'docs-security-headers.conf']) {
    writeFileSync(join(folder, 'mcm', name), read(name))
  }
  const site = read('mcm.conf')
    .replaceAll('/srv/mcm', folder)
    .replace('    listen [::]:80;\n', '')
    .replace('listen 80;', `listen ${host};`)
    .replace(hasBrotli ? '# brotli_static on;' : '', hasBrotli ? 'brotli_static on;' : '')
  const modules = hasBrotli ? `load_module ${BROTLI};\n` : ''
  const nginx = await startNginx(folder, modules + siteConfig(folder, site), port)
  return {
    url: `http://${host}`,
    close: () => {
      nginx.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Puts the API cache of `deploy/api-cache` in front of a server.
 *
 * @param {string} api The server's URL.
 */
export async function cacheByNginx(api) {
  const folder = mkdtempSync(join(tmpdir(), 'mcm-api-'))
  const port = await freePort()
  const config = readFileSync(
    new URL('../../../deploy/api-cache/nginx.conf', import.meta.url),
    'utf8',
  )
  const nginx = await startNginx(
    folder,
    apiCacheConfig(config, { folder, port, urls: [api, api, api] }),
    port,
  )
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      nginx.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
