import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { deriveLedgerAddress } from '@mcm/address'
import {
  createTransaction,
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  signTransaction,
} from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, findSpendIndex } from '@mcm/address/wots'
import { createRosettaClient, isApiError, RosettaErrorCode } from '@mcm/rosetta-client'

const CONFIRMATIONS = 10 // the block itself counts as the first
const INTERVAL = 10 // seconds between polls
const STATE = 'withdrawal.json' // in production, use a database table
const mochimo = createRosettaClient({ baseUrl: 'http://localhost:8080' }) // npx @mcm/devnet

// The devnet’s faucet pays. Its seed is public; yours comes from your key store.
const account = deriveAccount(new TextEncoder().encode('MCM DEVNET FAUCET - NOT A SECRET'), 0)

/** Transactions in hex, and the number of the key that signs. */
interface State {
  spendIndex: number
  unsigned: string
  signed?: string
}

/** Returns the withdrawal that a previous run left unfinished. */
function load(): State | undefined {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8')) as State
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Replaces the file atomically, so that a crash leaves either the old or the new state. */
function save(state: State): void {
  writeFileSync(`${STATE}.new`, JSON.stringify(state), { flush: true })
  renameSync(`${STATE}.new`, STATE)
}

/** Decides what to sign: with which key, from which balance, to whom. */
async function prepare(): Promise<State> {
  const { result } = await mochimo.call.resolveTag({ address: account.tag })
  // In a wallet, this must be the stored spend index. If it isn’t, don’t sign: see the wallet guide.
  const spendIndex = findSpendIndex(account, result.address)
  if (spendIndex === null) throw new Error('No key of this seed matches the ledger address')
  const transaction = createTransaction({
    source: result.address,
    change: deriveLedgerAddress(account.tag, deriveSpendKey(account, spendIndex + 1).publicKey),
    balance: BigInt(result.amount),
    destinations: [
      { address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 5_000_000_000n, memo: 'INV-42' },
      { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', amount: 2_500_000_000n, memo: 'INV-43' },
      { address: '0x371c388eba10f265c648008e1ad2c94e680c0f4a', amount: 1n },
    ],
  })
  return { spendIndex, unsigned: Buffer.from(encodeTransaction(transaction)).toString('hex') }
}

function sign({ spendIndex, unsigned }: State): string {
  const transaction = decodeTransaction(unsigned)
  if (transaction.signature !== null) throw new Error('The stored transaction is signed')
  const signed = signTransaction(transaction, deriveSpendKey(account, spendIndex))
  return Buffer.from(encodeTransaction(signed)).toString('hex')
}

/** Returns the block in the chain that contains a transaction. */
async function findBlock(hash: string) {
  const { transactions } = await mochimo.search.transactions({ hash })
  for (const { block_identifier: found } of transactions) {
    if (!found) continue
    try {
      // After a reorg, the search still finds orphaned blocks. Checks the hash, too.
      await mochimo.block.get(found)
      return found
    } catch (error) {
      if (!isApiError(error, RosettaErrorCode.BlockNotFound)) throw error
    }
  }
  return undefined
}

// A key may sign only once, so each step is stored before the next one.
const state = load() ?? (await prepare())
save(state)
const signedTransaction = (state.signed ??= sign(state))
save(state)

const id = hashTransaction(signedTransaction)
console.log('signed', id)
console.log(`waiting for ${CONFIRMATIONS + 1} blocks, which are about 2 minutes apart`)
let previous = ''
while (true) {
  try {
    const { current_block_identifier: tip } = await mochimo.network.status()
    const block = await findBlock(id)
    if (block) console.log('in block', block.index, block.hash)
    if (block && tip.index - block.index + 1 >= CONFIRMATIONS) break
    // Not mined, or orphaned: submits the same bytes again with each new block.
    if (!block && tip.hash !== previous) {
      await mochimo.construction.submit({ signedTransaction })
      console.log('submitted', id)
    }
    previous = tip.hash
  } catch (error) {
    console.error(`${String(error)}. Retrying.`)
  }
  await new Promise((resolve) => setTimeout(resolve, INTERVAL * 1000))
}
console.log('confirmed', id)
rmSync(STATE) // in production, keep the signed bytes: a deeper reorg may require them
