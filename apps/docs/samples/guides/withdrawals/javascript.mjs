import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

const API = 'http://localhost:8080' // npx @mcm/devnet
const NETWORK = { blockchain: 'mochimo', network: 'mainnet' }
const CONFIRMATIONS = 10 // the block itself counts as the first
const INTERVAL = 10 // seconds between polls
const STATE = 'withdrawal.json' // in production, use a database table

// The devnet’s faucet pays. Its seed is public; yours comes from your key store.
const MASTER_SEED = Buffer.from('MCM DEVNET FAUCET - NOT A SECRET').toString('hex')
const DESTINATIONS = [
  { address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: '5000000000', memo: 'INV-42' },
  { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', amount: '2500000000', memo: 'INV-43' },
  { address: '0x371c388eba10f265c648008e1ad2c94e680c0f4a', amount: '1' },
]

/** Returns the withdrawal that a previous run left unfinished. */
function load() {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
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

/** Derives keys and signs. The seed is passed over standard input, so no other process sees it. */
function keyTool(command, request) {
  const { stdout, stderr, error } = spawnSync('npx', ['--yes', '@mcm/address', command], {
    input: JSON.stringify({ masterSeed: MASTER_SEED, ...request }),
    encoding: 'utf8',
  })
  if (error) throw error
  if (stdout === '') throw new Error(stderr)
  const result = JSON.parse(stdout)
  if (!result.valid) throw new Error(`${result.code}: ${result.message}`)
  return result
}

/** Decides what to sign: with which key, from which balance, to whom. */
async function prepare() {
  const { hex } = keyTool('account', {})
  const { result } = await call('/call', { method: 'tag_resolve', parameters: { tag: hex } })
  const { spendIndex } = keyTool('account', { ledgerAddress: result.address })
  // In a wallet, this must be the stored spend index. If it isn’t, don’t sign: see the wallet guide.
  if (spendIndex === null) throw new Error('No key of this seed matches the ledger address')
  // From here and not from result.amount, because a JSON number can be inexact.
  const { balances } = await call('/account/balance', { account_identifier: { address: hex } })
  return { spendIndex, balance: balances[0].value, destinations: DESTINATIONS }
}

/** Returns the block in the chain that contains a transaction. */
async function findBlock(id) {
  const { transactions } = await call('/search/transactions', {
    transaction_identifier: { hash: id },
  })
  for (const { block_identifier: found } of transactions ?? []) {
    // After a reorg, the search still finds orphaned blocks.
    const { block } = await call('/block', { block_identifier: { index: found.index } })
    if (block.block_identifier.hash === found.hash) return found
  }
  return undefined
}

// A key may sign only once, so each step is stored before the next one.
let state = load()
if (!state) {
  state = { request: await prepare() }
  save(state)
}
if (!state.signed) {
  const { id, signedTransaction } = keyTool('sign', state.request)
  state.signed = { id, signedTransaction }
  save(state)
}

const { id, signedTransaction } = state.signed
console.log('signed', id)
console.log(`waiting for ${CONFIRMATIONS + 1} blocks, which are about 2 minutes apart`)
let previous
while (true) {
  try {
    const { current_block_identifier: tip } = await call('/network/status', {})
    const block = await findBlock(id)
    if (block) console.log('in block', block.index, block.hash)
    if (block && tip.index - block.index + 1 >= CONFIRMATIONS) break
    // Not mined, or orphaned: submits the same bytes again with each new block.
    if (!block && tip.hash !== previous) {
      await call('/construction/submit', { signed_transaction: signedTransaction })
      console.log('submitted', id)
    }
    previous = tip.hash
  } catch (error) {
    console.error(`${error.message}. Retrying.`)
  }
  await new Promise((resolve) => setTimeout(resolve, INTERVAL * 1000))
}
console.log('confirmed', id)
rmSync(STATE) // in production, keep the signed bytes: a deeper reorg may require them
