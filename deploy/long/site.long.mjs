import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docsHeaders, securityHeaders } from '../../tooling/serve/policy.mjs'
import { compressFolder } from '../../tooling/serve/compress.mjs'
import { hasNginx, siteConfig, startNginx } from './nginx.mjs'

const PORT = 5391
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
    write('explorer/config.json', '{}')
    write('explorer/assets/main-abcdefgh.js', 'const a = 1;'.repeat(100))
    write('docs/index.html', '<p>docs</p>')
    write('docs/errors.html', '<p>errors</p>')
    write('docs/errors.md', '# Errors')
    write('docs/404.html', '<p>no such page</p>')
    write('docs/assets/docs-abcdefgh.js', 'const b = 1;'.repeat(100))
    compressFolder(join(folder, 'explorer'))
    const read = (name) => readFileSync(new URL(`../nginx/${name}`, import.meta.url), 'utf8')
    for (const name of ['security-headers.conf', 'docs-security-headers.conf']) {
      write(`mcm/${name}`, read(name))
    }
    const site = read('mcm.conf')
      .replaceAll('/srv/mcm', folder)
      .replace('listen 80;', `listen 127.0.0.1:${PORT};`)
      .replace('    listen [::]:80;\n', '')
    nginx = await startNginx(folder, siteConfig(folder, site), PORT)
  })
  afterAll(() => {
    nginx?.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each([
    ['/', 'home'],
    ['/mempool', 'frame'],
    ['/block/1078535', 'frame'],
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
})
