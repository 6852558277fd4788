import { gzipSync } from 'node:zlib'

const zip = (text) => gzipSync(text, { level: 9 })

/** Small on the wire, large when unfolded. */
export const bombs = [
  zip(`{"transactions":[${'{},'.repeat(8_000_000)}{}]}`),
  zip(`{"events":[${'0,'.repeat(10_000_000)}0]}`),
  zip('['.repeat(8_000_000)),
  zip('{"a":'.repeat(4_000_000)),
  zip(`${' '.repeat(60_000_000)}{}`),
  zip(`"${'\\u0041'.repeat(9_000_000)}"`),
  zip(`{"x":[${'{"amount":1},'.repeat(4_000_000)}0]}`),
  zip(`{"code":3,"message":"${'x'.repeat(50_000_000)}","retriable":true}`),
  zip(`{${Array.from({ length: 1_500_000 }, (_, index) => `"k${index}":1,`).join('')}"z":1}`),
  zip('x'.repeat(400_000_000)),
]

const nested = (depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`
const hash = `0x${'ab'.repeat(32)}`
const event = (sequence) =>
  JSON.stringify({ sequence, block_identifier: { index: 1, hash }, type: 'block_added' })

/** Bodies that aren't valid responses, or valid ones with extreme values. */
export const oddBodies = [
  '',
  'null',
  '[]',
  '"text"',
  '{}',
  '\ufeff{"code":1}',
  '<!doctype html><title>Maintenance</title>',
  'NaN',
  `{"code":3,"message":"\\u001b[2J\\u001b]0;owned\\u0007 gone \\u009b31m","retriable":false}`,
  `{"code":1e400,"message":"","retriable":null}`,
  `{"code":-1,"message":"${'long '.repeat(20_000)}","retriable":"yes"}`,
  `{"code":4,"message":"no","retriable":true,"details":${nested(100_000)}}`,
  `{"code":4,"message":"no","retriable":true,"details":{"a":"\\u001b[31m${'x'.repeat(100_000)}"}}`,
  `{"block":${nested(100_000)}}`,
  `{"__proto__":{"code":1},"constructor":{"prototype":1}}`,
  `{"max_sequence":9007199254740991,"events":[${Array.from({ length: 150_000 }, (_, n) => event(n)).join(',')}]}`,
  `{"transactions":[],"total_count":9007199254740991,"next_offset":9007199254740991}`,
  `{"transactions":[],"total_count":5,"next_offset":0}`,
  `{"\\u001b[31mkey":1}`,
]

const EXTREMES = [
  null,
  -1,
  0,
  0.5,
  2 ** 53 - 1,
  2 ** 53,
  1e308,
  -1e308,
  true,
  '',
  'text',
  '\u001b[31m',
  '0x',
  [],
  {},
  [null],
  hash,
  '9'.repeat(30),
  '-5',
  '18446744073709551615',
  'x'.repeat(5000),
]

/**
 * Returns a copy of a response in which one to three values are others, missing or doubled.
 *
 * @param {string} text
 * @param {import('../support/random.mjs').Random} random
 */
export function spoil(text, random) {
  const body = JSON.parse(text)
  for (let left = random.between(1, 3); left > 0; left--) {
    const places = placesIn(body)
    if (places.length === 0) break
    const [holder, key] = random.pick(places)
    if (random.chance(0.2)) delete holder[key]
    else if (Array.isArray(holder) && random.chance(0.3)) holder.push(holder[key])
    else holder[key] = random.pick(EXTREMES)
  }
  return JSON.stringify(body)
}

function placesIn(value, found = []) {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, each] of Object.entries(value)) {
    found.push([value, key])
    placesIn(each, found)
  }
  return found
}
