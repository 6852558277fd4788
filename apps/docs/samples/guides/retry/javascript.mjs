import { setTimeout } from 'node:timers/promises'

const api = 'https://api.mochimo.org'

// What the server said. Retrying is useless unless `isRetried`, and `wait` is in seconds.
class CallError extends Error {
  constructor(message, isRetried, wait = 0) {
    super(message)
    Object.assign(this, { isRetried, wait })
  }
}

async function post(path, body) {
  const response = await fetch(api + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  const { ok, status, headers } = response
  if (!ok) {
    const wait = status === 429 ? Number(headers.get('Retry-After') ?? 60) : 0
    throw new CallError(`HTTP ${status}`, status === 429 || status >= 500, wait)
  }
  const result = await response.json()
  const { code, message } = result
  if (code === undefined) return result
  // Regardless of `retriable`. From the mempool calls, code 2 means that the mempool is empty.
  const isRetried = code === 9 || (code === 2 && !path.startsWith('/mempool'))
  throw new CallError(`${code}: ${message}`, isRetried)
}

async function call(path, body, attempts = 4) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(path, body)
    } catch (error) {
      // Anything else is a failed connection or a timeout, or a proxy’s HTML.
      const isRetried = error.isRetried ?? !(error instanceof SyntaxError)
      if (!isRetried || attempt === attempts) throw error
      const seconds = Math.max(2 ** (attempt - 1), error.wait ?? 0) // 1, 2, 4
      await setTimeout(1000 * seconds)
    }
  }
}

const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }
console.log(await call('/network/status', { network_identifier }))
