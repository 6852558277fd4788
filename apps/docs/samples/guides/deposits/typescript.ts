import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRosettaClient, type DepositCursor } from '@mcm/rosetta-client'

const CONFIRMATIONS = 10 // the block itself counts as the first
const STATE = 'deposits.json' // in production, use a database table
const mochimo = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })

// Your customers’ addresses, or one address if you use memos.
const addresses = ['0x9f810c2447a76e93b17ebff96c0b29952e4355f1']

// Your customers by memo. If each has an address instead, use the address as the key.
const customers = new Map([['ACME-100234', 'customer 100234']])

interface State {
  /** First height, used until there is a cursor. */
  from: number
  cursor?: DepositCursor
  /** All credited deposits, by id. Amounts are in nanoMCM. */
  credited: Record<string, { address: string; amount: string; memo: string; customer: string }>
}

async function load(): Promise<State> {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8')) as State
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const { current_block_identifier: tip, sync_status } = await mochimo.network.status()
    if (!sync_status.synced) throw new Error('The server is synchronizing', { cause: error })
    // Starts below the tip, because a reorg can move a payment to a lower block.
    return { from: tip.index - CONFIRMATIONS + 2, credited: {} }
  }
}

const state = await load()

/** Replaces the file atomically, so that a crash leaves either the old or the new state. */
function save(cursor?: DepositCursor): void {
  if (cursor) state.cursor = cursor
  writeFileSync(`${STATE}.new`, JSON.stringify(state), { flush: true })
  renameSync(`${STATE}.new`, STATE)
}

save()

// Follows the chain through reorgs. Throws DeepReorgError if a reorg removes a confirmed deposit,
// which needs manual review.
for await (const deposit of mochimo.deposits.follow({
  addresses,
  confirmations: CONFIRMATIONS,
  ...(state.cursor ? { cursor: state.cursor } : { from: state.from }),
  onProgress: save,
  onError: (error) => console.error(`${String(error)}. Retrying.`),
})) {
  const { id, address, amount, memo } = deposit
  // Without a known memo, a person has to find out whose deposit it is.
  const customer = customers.get(memo) ?? 'unknown customer'
  // The other kind, 'mined', is a reward or a fee that one of the addresses earned.
  const isCredit = deposit.kind === 'payment' && deposit.state === 'confirmed'
  if (isCredit) state.credited[id] ??= { address, amount: String(amount), memo, customer }
  // Stores the credit and the cursor together, so that a restart neither repeats nor misses one.
  save(deposit.cursor)
  console.log(deposit.state, id, address, amount, memo, customer)
}
