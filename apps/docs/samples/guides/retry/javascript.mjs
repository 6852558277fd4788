const api = 'https://api.mochimo.org'

// Regardless of `retriable`. From the mempool calls, code 2 means that the mempool is empty.
const isRetried = (code, path) => code === 9 || (code === 2 && !path.startsWith('/mempool'))

async function call(path, body, attempts = 4) {
  for (let attempt = 1; ; attempt += 1) {
    let wait = 1000 * 2 ** (attempt - 1) // 1, 2, 4 seconds
    let problem
    try {
      const response = await fetch(api + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      })
      if (response.status === 429) {
        wait = Math.max(wait, 1000 * Number(response.headers.get('Retry-After') ?? 60))
        throw new Error('429: too many requests')
      }
      const result = await response.json()
      if (result.code === undefined) return result
      problem = new Error(`${result.code}: ${result.message}`)
      if (!isRetried(result.code, path)) attempt = attempts
    } catch (error) {
      problem = error
    }
    if (attempt >= attempts) throw problem
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }
console.log(await call('/network/status', { network_identifier }))
