import { readFileSync, renameSync, writeFileSync } from 'node:fs'

const API = 'https://api.mochimo.org'
const NETWORK = { blockchain: 'mochimo', network: 'mainnet' }
const CONFIRMATIONS = 10 // the block itself counts as the first
const INTERVAL = 10 // seconds between polls
const STATE = 'deposits.json' // in production, use a database table

// Your customers’ addresses in lower-case hex, or one address if you use memos.
const OURS = new Set(['0x9f810c2447a76e93b17ebff96c0b29952e4355f1'])
for (const address of OURS) {
  if (!/^0x[0-9a-f]{40}$/.test(address)) throw new Error(`Not a hex address: ${address}`)
}

// Your customers by memo. If each has an address instead, use the address as the key.
const CUSTOMERS = new Map([['ACME-100234', 'customer 100234']])

class DeepReorg extends Error {}

/**
 * Returns the stored state:
 * - blocks: oldest first, each the parent of the next one. The first is confirmed; the others and
 *   their deposits are pending.
 * - credited: all credited deposits, by id.
 */
function load() {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return { blocks: [], credited: {} }
    throw error
  }
}

/** Replaces the file atomically, so that a crash leaves either the old or the new state. */
function save(state) {
  writeFileSync(`${STATE}.new`, JSON.stringify(state), { flush: true })
  renameSync(`${STATE}.new`, STATE)
}

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

function digits(value) {
  if (!/^\d+$/.test(value)) throw new Error(`Not an amount: ${value}`)
  return value
}

/** Returns the block at a height with the deposits to our addresses. */
async function readBlock(height) {
  const { block } = await call('/block', { block_identifier: { index: height } })
  const { index, hash } = block.block_identifier
  if (index !== height) throw new Error(`The server returned block ${index} instead of ${height}`)
  const deposits = block.transactions.flatMap(({ transaction_identifier, operations }) =>
    operations
      .filter(({ type }) => type === 'DESTINATION_TRANSFER')
      .map(({ account, amount, metadata }, destination) => {
        const memo = metadata.memo.replaceAll('\0', '')
        return {
          // Stays the same if the transaction is mined again in another block.
          id: `${transaction_identifier.hash}:${destination}`,
          address: account.address.toLowerCase(),
          amount: digits(amount.value), // nanoMCM, as a string because it can exceed 2^53
          memo,
          // Without a known memo, a person has to find out whose deposit it is.
          customer: CUSTOMERS.get(memo) ?? 'unknown customer',
        }
      })
      .filter(({ address }) => OURS.has(address)),
  )
  return { index, hash, parent: block.parent_block_identifier.hash, deposits }
}

function report(what, deposits) {
  for (const { id, address, amount, memo, customer } of deposits) {
    console.log(what, id, address, amount, memo, customer)
  }
}

/** Follows the chain to the tip. After an error, the next round continues from the file. */
async function update() {
  const status = await call('/network/status', {})
  if (!status.sync_status.synced) throw new Error('The server is synchronizing')
  const tip = status.current_block_identifier
  const { blocks, credited } = load()
  if (blocks.length === 0) blocks.push(await readBlock(tip.index - CONFIRMATIONS + 1))

  // Walk back to the last block that is in the chain.
  for (let last = blocks.at(-1); last.hash !== tip.hash; last = blocks.at(-1)) {
    if (last.index <= tip.index && (await readBlock(last.index)).hash === last.hash) break
    if (blocks.length === 1) {
      if (last.index > tip.index) throw new Error('The server is behind')
      throw new DeepReorg(`Confirmed block ${last.index} was orphaned`)
    }
    blocks.pop()
    save({ blocks, credited })
    report('lost', last.deposits)
  }

  while (blocks.length > CONFIRMATIONS || blocks.at(-1).index < tip.index) {
    if (blocks.length > CONFIRMATIONS) {
      // The second block has enough confirmations. Check that it is still in the chain, then credit.
      const { index, hash, deposits } = blocks[1]
      if (deposits.length > 0 && (await readBlock(index)).hash !== hash) {
        throw new Error(`Block ${index} was replaced`)
      }
      const fresh = deposits.filter(({ id }) => credited[id] === undefined)
      for (const deposit of fresh) credited[deposit.id] = { ...deposit, block: hash }
      blocks.shift()
      save({ blocks, credited })
      report('confirmed', fresh)
    } else {
      const last = blocks.at(-1)
      const next = await readBlock(last.index + 1)
      if (next.parent !== last.hash) throw new Error(`Block ${last.index} was replaced`)
      blocks.push(next)
      save({ blocks, credited })
      report('seen', next.deposits)
    }
  }
}

while (true) {
  try {
    await update()
  } catch (error) {
    if (error instanceof DeepReorg) throw error // needs manual review
    console.error(`${error.message}. Retrying.`)
  }
  await new Promise((resolve) => setTimeout(resolve, INTERVAL * 1000))
}
