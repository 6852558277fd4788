const api = 'https://api.mochimo.org'
const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }
const WINDOW = 64 // rows that are read again: a removal rewrites an old row

async function events(offset, limit) {
  const response = await fetch(`${api}/events/blocks`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ network_identifier, offset, limit }),
  })
  const answer = await response.json()
  if (answer.code) throw new Error(`${answer.code}: ${answer.message}`)
  return answer
}

const known = new Map() // block hash -> last type seen
let newest = (await events(0, 1)).max_sequence

while (true) {
  try {
    let offset = Math.max(0, newest - WINDOW)
    for (;;) {
      const page = await events(offset, 100)
      const beganAnew = page.max_sequence < newest - WINDOW
      newest = page.max_sequence
      if (beganAnew) {
        known.clear()
        offset = 0
        continue
      }
      for (const { type, block_identifier: block } of page.events) {
        if (known.get(block.hash) === type) continue
        known.set(block.hash, type)
        console.log(type, block.index, block.hash)
      }
      if (page.events.length === 0) break
      offset = page.events.at(-1).sequence + 1
    }
  } catch (error) {
    console.error(error.message, '- trying again from the same place')
  }
  await new Promise((resolve) => setTimeout(resolve, 10_000))
}
