import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localConfig } from '../../scripts/local-config.mjs'
import { compressFolder } from './compress.mjs'
import { createSite, listen } from './serve.mjs'

const FRAME = '<p>frame</p>'
const SCRIPT = `${'const a = 1;'.repeat(100)}\n`

let folder
let site
let port
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mcm-site-'))
  write('explorer/frame.html', FRAME)
  write('explorer/index.html', '<p>home</p>')
  write('explorer/bytes.txt', '0123456789')
  write('dataset/verses.bin', '0123456789')
  write('docs/index.html', '<p>docs</p>')
  write('docs/errors.html', '<p>errors</p>')
  write('docs/llms.txt', '# Mochimo')
  write('docs/assets/main-abcdefgh.js', SCRIPT)
  compressFolder(join(folder, 'docs'))
  site = createSite({
    explorer: join(folder, 'explorer'),
    docs: join(folder, 'docs'),
    dataset: join(folder, 'dataset'),
    config: (request) => localConfig(request.headers.host, 4174),
  })
  await listen(site, 0)
  port = site.address().port
})
afterAll(() => {
  site.close()
  site.closeAllConnections()
  rmSync(folder, { recursive: true })
})

function write(path, content) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}

/** Sends a raw request that `fetch` would reject. */
function raw(path, headers = []) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
    socket.write(`GET ${path} HTTP/1.1\r\nConnection: close\r\n${headers.join('\r\n')}\r\n\r\n`)
  })
}
const HOST = 'Host: localhost'
const statusOf = (response) => Number(response.split(' ')[1])
const bodyOf = (response) => response.slice(response.indexOf('\r\n\r\n') + 4)

const get = (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })

describe('no request crashes the server', () => {
  test.each([
    ['a range that ends before it begins', '/bytes.txt', [HOST, 'Range: bytes=5-1']],
    ['an invalid range', '/bytes.txt', [HOST, 'Range: lines=1-2']],
    ['a multipart range', '/bytes.txt', [HOST, 'Range: bytes=0-1,3-4']],
    ['a host with a space', '/config.json', ['Host: a b']],
    ['an empty host', '/config.json', ['Host:']],
    ['a host with an impossible port', '/config.json', ['Host: evil:99999']],
    ['a path that is not a URL', '//', [HOST]],
    ['a path with broken escapes', '/%E0%A4%A', [HOST]],
    ['a path with a NUL', '/docs/%00', [HOST]],
    ['a path with ..', '/docs/../../../../etc/passwd', [HOST, 'Range: bytes=-5']],
  ])('%s', async (_, path, headers) => {
    expect(statusOf(await raw(path, headers))).toBeGreaterThanOrEqual(200)
    expect((await get('/')).status).toBe(200)
  })
})

describe('ranges', () => {
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=5-1', 200, '0123456789', null],
    ['bytes=-0', 200, '0123456789', null],
    ['bytes=20-30', 416, '', 'bytes */10'],
  ])('%s', async (range, status, body, contentRange) => {
    const response = await get('/bytes.txt', { range })
    expect([response.status, await response.text()]).toEqual([status, body])
    expect(response.headers.get('content-range')).toBe(contentRange)
  })
})

describe('compression', () => {
  const encodingOf = async (path, accepted) => {
    const response = await raw(path, [HOST, `Accept-Encoding: ${accepted}`])
    return /^content-encoding: (.*)$/im.exec(response)?.[1] ?? 'identity'
  }

  test.each([
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=0, br;q=0.0', 'identity'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['', 'identity'],
  ])('of a docs script for %j', async (accepted, encoding) => {
    expect(await encodingOf('/docs/assets/main-abcdefgh.js', accepted)).toBe(encoding)
  })

  test('of the frame', async () => {
    expect(await encodingOf('/block/5', 'gzip')).toBe('gzip')
    expect(await encodingOf('/block/5', 'gzip;q=0')).toBe('identity')
    expect(bodyOf(await raw('/block/5', [HOST]))).toContain(FRAME)
  })
})

test.each([
  ['/docs?utm_source=x', '<p>docs</p>'],
  ['/docs/?a=b', '<p>docs</p>'],
  ['/docs/errors?a=b#c', '<p>errors</p>'],
  ['/docs/llms.txt', '# Mochimo'],
  ['/llms.txt', '# Mochimo'],
])('%s serves the same page as without its query string', async (path, body) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([200, body])
})

test.each([
  ['/block/5', 200],
  ['/address/a.b', 200],
  ['/richlist/', 200],
  ['/nowhere', 404],
  ['/block/5/6', 404],
])('%s is %i with the app’s page', async (path, status) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([status, FRAME])
})

test('a screen with a name has its own page, if the build wrote one', async () => {
  write('explorer/frame-tx.html', '<p>transaction</p>')
  const built = createSite({ explorer: join(folder, 'explorer') })
  await listen(built, 0)
  const at = (path) => fetch(`http://127.0.0.1:${built.address().port}${path}`)
  expect(await (await at('/tx/0x5')).text()).toBe('<p>transaction</p>')
  expect(await (await at('/TX/0x5')).text()).toBe('<p>transaction</p>')
  expect(await (await at('/block/5')).text()).toBe(FRAME)
  const nowhere = await at('/tx/0x5/6')
  expect([nowhere.status, await nowhere.text()]).toEqual([404, FRAME])
  built.close()
})

test('a missing file is 404', async () => {
  expect((await get('/missing.js')).status).toBe(404)
})

describe('with the edge handler', () => {
  let edged
  let failing = false
  beforeAll(async () => {
    edged = createSite({
      explorer: join(folder, 'explorer'),
      edge: async (request, response) => {
        if (failing) throw new Error('The handler failed')
        if (request.url !== '/block/5') return false
        response.end('<p>block 5</p>')
        return true
      },
    })
    await listen(edged, 0)
  })
  afterAll(() => void edged.close())
  const at = (path) => fetch(`http://127.0.0.1:${edged.address().port}${path}`)

  test('its responses have the security headers', async () => {
    const response = await at('/block/5')
    expect(await response.text()).toBe('<p>block 5</p>')
    expect(response.headers.get('content-security-policy')).toBeTruthy()
  })

  test('it leaves files to the server', async () => {
    expect(await (await at('/bytes.txt')).text()).toBe('0123456789')
  })

  test('if it fails, the page is served without it', async () => {
    failing = true
    const response = await at('/block/5')
    failing = false
    expect([response.status, await response.text()]).toEqual([200, FRAME])
  })
})

test('sends parts of the chain’s summary, and 404 for what it lacks', async () => {
  const part = await raw('/dataset/verses.bin', [HOST, 'Range: bytes=2-4'])
  expect(statusOf(part)).toBe(206)
  expect(part.endsWith('\r\n\r\n234')).toBe(true)
  expect(statusOf(await raw('/dataset/summary.json', [HOST]))).toBe(404)
})

test('the configuration names the summary once there is one', () => {
  expect(localConfig('localhost', 4174, '/dataset').dataset).toBe('/dataset')
  expect(localConfig('localhost', 4174)).not.toHaveProperty('dataset')
})

test('listens on localhost by default', () => {
  expect(site.address().address).toBe('127.0.0.1')
})

test('the devnet’s URL has the host that the visitor used', () => {
  const first = (host) => localConfig(host, 4174).endpoints[0].url
  expect(first('192.168.1.5:4173')).toBe('http://192.168.1.5:4174')
  expect(first('a b')).toBe('http://localhost:4174')
  expect(first(undefined)).toBe('http://localhost:4174')
})
