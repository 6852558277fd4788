const PATHS = [
  '/',
  '/docs',
  '/docs?x=1',
  '//',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/docs/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/app-0123456789.js',
  '/opensearch.xml',
  '/config.json',
  '\\',
  '*',
  'http://evil.test/',
  '/block/0',
  '/tx/a.b.c',
  `/${'a'.repeat(10_000)}`,
  '/docs/page.md',
  '/storybook',
  '/?%ff',
  'no-slash',
  '/network/status',
  '/block',
  '/search/transactions',
  '/construction/payloads',
  '/devnet/control',
]

const HOSTS = [
  'site',
  'a b',
  '',
  'evil:99999',
  '[::1',
  'x'.repeat(5000),
  '<script>',
  '127.0.0.1:80',
]

const HEADERS = [
  'Range: bytes=5-1',
  'Range: bytes=-5',
  'Range: bytes=0-99999999999999999999',
  'Range: bytes=a-b',
  'Range: lines=1-2',
  'Range: bytes=0-0,1-1,2-2',
  `Range: bytes=${'0-1,'.repeat(2000)}`,
  'Accept-Encoding: gzip;q=0',
  'Accept-Encoding: br;q=x, *;q=0',
  'If-None-Match: "',
  'If-None-Match: *',
  'Expect: 100-continue',
  'Upgrade: websocket',
  'Connection: close',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: ;;;',
  'X-Forwarded-Proto: javascript',
  `X-Long: ${'y'.repeat(12_000)}`,
  'Content-Length: 5\r\nContent-Length: 6',
  'Bad Header',
  ': no name',
  'Cookie: \u00ff',
]

const BODIES = [
  '{}',
  '[',
  'null',
  '{"network_identifier":',
  '['.repeat(30_000),
  '{"a":'.repeat(6000),
  '"\\ud800"',
  '1e999',
  '\u00ff\u00fe',
  '{"network_identifier":{"blockchain":"mochimo","network":"mainnet"},"block_identifier":{"index":1e3}}',
  '{"mine":50}',
  '{"mine":-1}',
  '{"reorg":{"depth":5,"length":7}}',
  '{"simulate":200}',
  '{"faults":null}',
  '{"advance":1e9}',
  'x'.repeat(200_000),
]

const METHODS = [
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'TRACE',
  'BREW',
  'get',
]

/**
 * Makes up a request that a browser would not send: what goes over the wire in which pieces, how long
 * it waits between them, and how the sender leaves.
 *
 * @param {import('../support/random.mjs').Random} random
 */
export function badRequest(random) {
  const leave = random.pick(['end', 'end', 'reset', 'first byte', 'never'])
  const kind = random.pick([
    'request',
    'request',
    'request',
    'request',
    'pipeline',
    'endless',
    'slow',
    'noise',
  ])
  if (kind === 'noise') {
    return { pieces: [Buffer.from(Array.from({ length: 500 }, () => random.below(256)))], leave }
  }
  const head = headOf(random)
  if (kind === 'pipeline') return { pieces: [`${head}\r\n\r\n`.repeat(40)], leave }
  if (kind === 'slow') return { pieces: head.slice(0, 40).split(''), pause: 40, leave }
  if (kind === 'endless') {
    const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`
    return { pieces: endless(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n`, chunk), leave }
  }
  const body = random.pick(BODIES)
  const length = random.pick([body.length, body.length, body.length + 5, 1])
  return { pieces: [`${head}\r\nContent-Length: ${length}\r\n\r\n${body}`], leave }
}

function headOf(random) {
  const lines = [
    `${random.pick(METHODS)} ${random.pick(PATHS)} HTTP/1.1`,
    `Host: ${random.pick(HOSTS)}`,
  ]
  for (let left = random.below(3); left > 0; left--) lines.push(random.pick(HEADERS))
  return lines.join('\r\n')
}

function* endless(head, chunk) {
  yield head
  for (;;) yield chunk
}
