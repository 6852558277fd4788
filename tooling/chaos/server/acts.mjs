import { bombs, oddBodies, spoil } from './bodies.mjs'

const JSON_TYPE = { 'content-type': 'application/json' }

const RETRY_AFTER = [
  '0',
  '1',
  '-5',
  '0.5',
  '1e9',
  'abc',
  '',
  'Infinity',
  '99999999999999999999',
  ' 2 ',
  '1, 2',
  'Wed, 21 Oct 2015 07:28:00 GMT',
  'Fri, 31 Dec 9999 23:59:59 GMT',
  'soon',
]

const LOCATIONS = [
  '/block',
  'http://127.0.0.1:1/',
  '//evil.test/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '',
  'x'.repeat(9000),
]

const RAW = [
  'HTTP/1.1 banana\r\n\r\n',
  'HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}',
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n',
  'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  `HTTP/1.1 200 OK\r\nX: ${'y'.repeat(100_000)}\r\n\r\n`,
  'SSH-2.0-OpenSSH_9.6\r\n',
  'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100),
  'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nnull',
]

/** How long a request without a response stays open, so that the server survives the run. */
const HANG_MS = 20_000

/**
 * Everything a malicious or broken server does with a request, by name. `honest` is the correct response.
 *
 * @type {Record<string, (context: {
 *   response: import('node:http').ServerResponse,
 *   honest: { status: number, text: string },
 *   random: import('../support/random.mjs').Random,
 * }) => void>}
 */
export const acts = {
  'gzip bomb': ({ response, random }) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(random.pick(bombs))
  },
  'odd body': ({ response, random }) => {
    const status = random.pick([200, 200, 200, 201, 400, 500])
    response.writeHead(status, JSON_TYPE).end(random.pick(oddBodies))
  },
  'wrong values': ({ response, honest, random }) => {
    response.writeHead(200, JSON_TYPE).end(spoil(honest.text, random))
  },
  truncated: ({ response, honest, random }) => {
    response.writeHead(200, JSON_TYPE).end(honest.text.slice(0, random.below(honest.text.length)))
  },
  'cut off': ({ response, honest, random }) => {
    const { length } = honest.text
    response.writeHead(200, {
      ...JSON_TYPE,
      ...(random.chance(0.5) && { 'content-length': length + 9 }),
    })
    response.write(honest.text.slice(0, random.below(length)), () => response.socket?.destroy())
  },
  reset: ({ response }) => response.socket?.resetAndDestroy(),
  closed: ({ response }) => response.socket?.destroy(),
  'no response': ({ response }) => hang(response),
  'half a response': ({ response }) => {
    response.writeHead(200, JSON_TYPE).write('{"block":')
    hang(response)
  },
  'endless body': ({ response, random }) => pour(response, random.pick(['x', ' ', '[', '{}'])),
  trickle: ({ response }) => {
    response.writeHead(200, JSON_TYPE)
    const dripping = setInterval(() => response.write(' '), 50)
    response.once('close', () => clearInterval(dripping))
    hang(response)
  },
  'rate limit': ({ response, random }) => {
    const headers = { 'retry-after': random.pick(RETRY_AFTER) }
    if (random.chance(0.5))
      headers['x-ratelimit-reset'] = random.pick([...RETRY_AFTER, '1795000000'])
    if (random.chance(0.3)) headers.date = random.pick(['Thu, 01 Jan 1970 00:00:00 GMT', 'never'])
    response.writeHead(429, headers).end('Rate limit exceeded')
  },
  status: ({ response, honest, random }) => {
    const status = random.pick([
      204, 205, 304, 400, 401, 403, 404, 405, 413, 418, 500, 502, 503, 504, 599, 999,
    ])
    response.writeHead(status, random.chance(0.5) ? JSON_TYPE : {})
    response.end(random.chance(0.5) ? honest.text : '<h1>\u001b[31mBad gateway</h1>')
  },
  redirect: ({ response, random }) => {
    const status = random.pick([300, 301, 302, 303, 307, 308])
    response.writeHead(status, { location: random.pick(LOCATIONS) }).end()
  },
  'wrong encoding': ({ response, honest, random }) => {
    const encoding = random.pick(['gzip', 'br', 'deflate', 'zstd', 'gzip, gzip, gzip', 'nonsense'])
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': encoding }).end(honest.text)
  },
  'not UTF-8': ({ response, random }) => {
    const bytes = Buffer.from(Array.from({ length: 2000 }, () => random.below(256)))
    response.writeHead(200, JSON_TYPE).end(bytes)
  },
  'no HTTP': ({ response, random }) => response.socket?.end(random.pick(RAW)),
  late: ({ response, honest, random }) => {
    setTimeout(() => response.writeHead(200, JSON_TYPE).end(honest.text), random.between(100, 3000))
  },
}

function hang(response) {
  const giveUp = setTimeout(() => response.destroy(), HANG_MS)
  response.once('close', () => clearTimeout(giveUp))
}

function pour(response, text) {
  const chunk = text.repeat(50_000)
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once('drain', more)
  }
  response.writeHead(200, JSON_TYPE)
  more()
  hang(response)
}
