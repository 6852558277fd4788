import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRosettaClient, type DepositCursor } from '@mcm/rosetta-client'

const CONFIRMATIONS = 10 // the block itself counts as the first
const STATE = 'deposits.json' // a table of your database, in production
const mochimo = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })

// Your customers’ addresses. Or one address for all, and a memo for each.
const addresses = ['0x9f810c2447a76e93b17ebff96c0b29952e4355f1']

interface State {
  /** Where to begin as long as there is no cursor. */
  from: number
  cursor?: DepositCursor
  /** Every deposit ever credited, by id. Amounts are nanoMCM. */
  credited: Record<string, { address: string; amount: string; memo: string }>
}

async function load(): Promise<State> {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8')) as State
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const { current_block_identifier: tip, sync_status } = await mochimo.network.status()
    if (!sync_status.synced) throw new Error('The server is synchronizing', { cause: error })
    // Not at the tip: a reorganization can move a payment to a lower block.
    return { from: tip.index - CONFIRMATIONS + 2, credited: {} }
  }
}

const state = await load()

/** Replaces the file in one step: a crash leaves the old state or the new one, never half of it. */
function save(cursor?: DepositCursor): void {
  if (cursor) state.cursor = cursor
  writeFileSync(`${STATE}.new`, JSON.stringify(state), { flush: true })
  renameSync(`${STATE}.new`, STATE)
}

save()

// Follows the chain through reorganizations. Throws DeepReorgError for one that takes back a
// confirmed deposit: a person has to look at that.
for await (const deposit of mochimo.deposits.follow({
  addresses,
  confirmations: CONFIRMATIONS,
  ...(state.cursor ? { cursor: state.cursor } : { from: state.from }),
  onProgress: save,
  onError: (error) => console.error(`${String(error)}. Retrying.`),
})) {
  const { id, address, amount, memo } = deposit
  // The other kind, 'mined', is what a miner earned who works for one of the addresses.
  const isCredit = deposit.kind === 'payment' && deposit.state === 'confirmed'
  if (isCredit) state.credited[id] ??= { address, amount: String(amount), memo }
  // The credit and the cursor together: a restart neither repeats nor misses one.
  save(deposit.cursor)
  console.log(deposit.state, id, address, amount, memo)
}
