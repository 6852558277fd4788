import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docsHeaders, securityHeaders } from '../../tooling/serve/policy.mjs'
import { compressFolder } from '../../tooling/serve/compress.mjs'
import { hasNginx, siteConfig, startNginx } from './nginx.mjs'

const PORT = 5391
const EDGED_PORT = 5393
const HANDLER_PORT = 5394
const get = (path, headers = {}) => fetch(`http://127.0.0.1:${PORT}${path}`, { headers })

describe.skipIf(!hasNginx)('nginx serves the site (skipped where there is no nginx)', () => {
  let folder
  let nginx
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'mcm-nginx-'))
    const write = (path, text) => {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    write('explorer/index.html', '<p>home</p>')
    write('explorer/frame.html', '<p>frame</p>')
    write('explorer/frame-tx.html', '<p>transaction</p>')
    write('explorer/config.json', '{}')
    write('explorer/assets/main-abcdefgh.js', 'const a = 1;'.repeat(100))
    write('docs/index.html', '<p>docs</p>')
    write('docs/errors.html', '<p>errors</p>')
    write('docs/errors.md', '# Errors')
    write('docs/llms.txt', '# Mochimo')
    write('docs/404.html', '<p>no such page</p>')
    write('docs/assets/docs-abcdefgh.js', 'const b = 1;'.repeat(100))
    compressFolder(join(folder, 'explorer'))
    const read = (name) => readFileSync(new URL(`../nginx/${name}`, import.meta.url), 'utf8')
    for (const name of ['security-headers.conf', 'docs-security-headers.conf', 'edge.conf']) {
      write(`mcm/${name}`, read(name).replaceAll(':4180', `:${HANDLER_PORT}`))
    }
    const plain = read('mcm.conf')
      .replaceAll('/srv/mcm', folder)
      .replace('    listen [::]:80;\n', '')
    const site = plain.replace('listen 80;', `listen 127.0.0.1:${PORT};`)
    const edged = plain
      .slice(0, plain.indexOf('# Where a hashed file lives'))
      .replace('listen 80;', `listen 127.0.0.1:${EDGED_PORT};`)
      .replace('# include mcm/edge.conf', 'include mcm/edge.conf')
    nginx = await startNginx(folder, siteConfig(folder, site + edged), PORT)
  })
  afterAll(() => {
    nginx?.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each([
    ['/', 'home'],
    ['/mempool', 'frame'],
    ['/block/1078535', 'frame'],
    [`/tx/0x${'5c'.repeat(32)}`, 'transaction'],
    ['/address/J8gqYehTJhJWrfcUd766sUQ8THktNs', 'frame'],
    ['/docs', 'docs'],
    ['/docs/errors', 'errors'],
    ['/docs/errors/', 'errors'],
  ])('%s is a page, with every security header', async (path, text) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(text)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const headers = path.startsWith('/docs') ? docsHeaders : securityHeaders
    for (const [name, value] of Object.entries(headers)) {
      expect(response.headers.get(name)).toBe(value)
    }
  })

  test('unknown paths are 404, with the page of the app or the docs', async () => {
    for (const [path, text] of [
      ['/nowhere', 'frame'],
      ['/block/1/2', 'frame'],
      ['/missing.js', 'frame'],
      ['/docs/nowhere', 'no such page'],
    ]) {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toContain(text)
    }
  })

  test.each(['/assets/main-abcdefgh.js', '/docs/assets/docs-abcdefgh.js'])(
    '%s is kept for a year',
    async (path) => {
      const response = await get(path, { 'accept-encoding': 'gzip' })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('content-security-policy')).toBeTruthy()
    },
  )

  test('what the build compressed is served compressed', async () => {
    const response = await get('/assets/main-abcdefgh.js', { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  test('Markdown is text', async () => {
    const response = await get('/docs/errors.md')
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  })

  test('the docs’ index for language models is also at the root', async () => {
    const response = await get('/llms.txt')
    expect([response.status, await response.text()]).toEqual([200, '# Mochimo'])
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  describe('with the edge handler', () => {
    const at = (path) => fetch(`http://127.0.0.1:${EDGED_PORT}${path}`)

    test('pages and cards come from it, files and the docs don’t', async () => {
      const handler = createServer((request, response) => {
        response.statusCode = request.url === '/block/x' ? 404 : 200
        response.end(`handled ${request.headers.host} ${request.url}`)
      })
      await new Promise((resolve) => handler.listen(HANDLER_PORT, '127.0.0.1', resolve))
      for (const path of ['/', '/mempool', '/block/5', '/card/block/5.png', '/robots.txt']) {
        const response = await at(path)
        expect(await response.text()).toBe(`handled 127.0.0.1:${EDGED_PORT} ${path}`)
        expect(response.headers.get('content-security-policy')).toBeTruthy()
      }
      const invalid = await at('/block/x')
      expect([invalid.status, await invalid.text()]).toEqual([
        404,
        expect.stringMatching('handled'),
      ])
      expect(await (await at('/docs')).text()).toContain('docs')
      expect(await (await at('/assets/main-abcdefgh.js')).text()).toContain('const a')
      handler.closeAllConnections()
      await new Promise((resolve) => handler.close(resolve))
    })

    test('without it, pages are files and cards are missing', async () => {
      const page = await at('/block/5')
      expect([page.status, await page.text()]).toEqual([200, '<p>frame</p>'])
      expect((await at('/card/block/5.png')).status).toBe(502)
    })
  })
})
