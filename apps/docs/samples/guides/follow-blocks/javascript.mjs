const API = 'https://api.mochimo.org'
const NETWORK = { blockchain: 'mochimo', network: 'mainnet' }
const REMEMBERED = 100 // blocks; the deepest reorg it can handle
const INTERVAL = 10 // seconds between polls

class DeepReorg extends Error {}

async function call(path, body) {
  const response = await fetch(API + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ network_identifier: NETWORK, ...body }),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const result = await response.json()
  if (result.code !== undefined) throw new Error(`${result.code}: ${result.message}`)
  return result
}

async function readBlock(height) {
  const { block } = await call('/block', { block_identifier: { index: height } })
  const { index, hash } = block.block_identifier
  if (index !== height) throw new Error(`The server returned block ${index} instead of ${height}`)
  return { index, hash, parent: block.parent_block_identifier.hash }
}

/** Oldest first, each the parent of the next one. Store it to resume after a restart. */
const blocks = []

async function update() {
  const status = await call('/network/status', {})
  if (!status.sync_status.synced) throw new Error('The server is synchronizing')
  const tip = status.current_block_identifier
  if (blocks.length === 0) blocks.push(await readBlock(tip.index - 10))

  // Walk back to the last block that is in the chain.
  for (let last = blocks.at(-1); last.hash !== tip.hash; last = blocks.at(-1)) {
    if (last.index <= tip.index && (await readBlock(last.index)).hash === last.hash) break
    if (blocks.length === 1) {
      if (last.index > tip.index) throw new Error('The server is behind')
      throw new DeepReorg(`Block ${last.index} and all later ones were orphaned`)
    }
    blocks.pop()
    console.log('block_removed', last.index, last.hash)
  }

  while (blocks.at(-1).index < tip.index) {
    const last = blocks.at(-1)
    const next = await readBlock(last.index + 1)
    if (next.parent !== last.hash) throw new Error(`Block ${last.index} was replaced`)
    blocks.push(next)
    if (blocks.length > REMEMBERED) blocks.shift()
    console.log('block_added', next.index, next.hash)
  }
}

while (true) {
  try {
    await update()
  } catch (error) {
    if (error instanceof DeepReorg) throw error
    console.error(`${error.message}. Retrying.`)
  }
  await new Promise((resolve) => setTimeout(resolve, INTERVAL * 1000))
}
