const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }

/** Shares of the calls that explorers in use make. They poll the status and show recent blocks. */
const mix = [
  [30, 'status'],
  [30, 'blockByHash'],
  [10, 'blockByHeight'],
  [10, 'mempool'],
  [8, 'address'],
  [6, 'balance'],
  [4, 'latestTransactions'],
  [2, 'richList'],
]

/**
 * Reads a chain and returns a function that returns the next request of mixed explorer traffic.
 *
 * @param {string} api
 * @param {number} count Number of blocks and addresses that the traffic is about.
 * @returns {Promise<() => Buffer>} The bytes of each request.
 */
export async function createTraffic(api, count = 400) {
  const post = async (path, body = {}) => {
    const response = await fetch(api + path, { method: 'POST', body: bodyOf(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return response.json()
  }
  const tip = (await post('/network/status')).current_block_identifier.index
  const blocks = []
  for (let index = tip; index > tip - count; index--) {
    blocks.push((await post('/block', { block_identifier: { index } })).block.block_identifier)
  }
  const { accounts } = await post('/stats/richlist', { limit: 100 })
  const account_identifiers = accounts.map(({ account_identifier: { address } }) => ({ address }))
  const always = (path, body = {}) => [requestOf(path, body)]
  const requests = {
    status: always('/network/status'),
    blockByHash: blocks.map(({ hash }) => requestOf('/block', { block_identifier: { hash } })),
    blockByHeight: blocks.map(({ index }) => requestOf('/block', { block_identifier: { index } })),
    mempool: always('/mempool'),
    address: account_identifiers.map((account_identifier) =>
      requestOf('/search/transactions', { account_identifier, limit: 10, offset: 0 }),
    ),
    balance: account_identifiers.map((account_identifier) =>
      requestOf('/account/balance', { account_identifier }),
    ),
    latestTransactions: always('/search/transactions', { limit: 25, offset: 0 }),
    richList: always('/stats/richlist', { limit: 100, offset: 0 }),
  }
  const random = seeded(7)
  /** Recent blocks and rich addresses are requested most. */
  const popular = (list) => list[Math.floor(random() ** 3 * list.length)]
  return () => popular(requests[pick(random)])
}

/** Returns the bytes of a request, so that sending one costs the generator little. */
function requestOf(path, body) {
  const text = bodyOf(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept-Encoding: gzip',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}

function bodyOf(body) {
  return JSON.stringify({ network_identifier, ...body })
}

function pick(random) {
  let rest = random() * 100
  for (const [share, name] of mix) {
    rest -= share
    if (rest < 0) return name
  }
  return mix[0][1]
}

/** Returns the same numbers in every run (mulberry32). */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
