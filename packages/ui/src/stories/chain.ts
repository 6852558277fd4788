import { toBase58 } from '@mcm/address'
import { createDevnet, type Devnet } from '@mcm/devnet/core'
import {
  createRosettaReader,
  summarizeTransaction,
  type Block,
  type RosettaReader,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import { NOW } from './samples'

/**
 * The chain that the screen stories show. It is generated in the page and identical on every visit.
 */
let running: { devnet: Devnet; client: RosettaReader } | undefined

function chain() {
  if (!running) {
    const devnet = createDevnet({ seed: 'stories', blocks: 300, accounts: 1500, startTime: NOW })
    devnet.loadRichList()
    devnet.simulate(6)
    const client = createRosettaReader({
      baseUrl: 'https://devnet.invalid',
      fetch: (request) => devnet.fetch(request),
      retry: false,
    })
    running = { devnet, client }
  }
  return running
}

export interface BlockView {
  block: Block
  haiku: string[]
  reward: TransactionSummary | undefined
  regular: TransactionSummary[]
}

function view(block: Block): BlockView {
  const summaries = block.transactions.map((transaction) => summarizeTransaction(transaction))
  return {
    block,
    haiku: (block.metadata.haiku ?? '')
      .split('\n')
      // The server leaves a space before these characters.
      .map((line) => line.trim().replace(/ (?=s\b|:|--)/g, ''))
      .filter((line) => line !== ''),
    reward: summaries.find(({ kind }) => kind === 'reward'),
    regular: summaries.filter(({ kind }) => kind === 'transfer'),
  }
}

async function blockAt(index: number): Promise<BlockView> {
  const { block } = await chain().client.block.get({ index })
  return view(block)
}

/** Returns the latest blocks, newest first. */
export async function latestBlocks(count: number): Promise<BlockView[]> {
  const { block } = await chain().client.block.get('tip')
  const heights = Array.from({ length: count }, (_, back) => block.block_identifier.index - back)
  return Promise.all(heights.map(blockAt))
}

/** Returns the latest block with several transactions, preferably one with a memo. */
export async function fullBlock(): Promise<BlockView> {
  const blocks = await latestBlocks(60)
  const withMemo = blocks.find(
    ({ regular }) => regular.length > 2 && regular.some((t) => t.destinations.some((d) => d.memo)),
  )
  const full = withMemo ?? blocks.find(({ regular }) => regular.length > 2) ?? blocks[0]
  if (!full) throw new Error('The chain has no blocks')
  return full
}

/** Returns the latest block without transactions. */
export async function emptyBlock(): Promise<BlockView> {
  const blocks = await latestBlocks(120)
  const empty = blocks.find(({ regular, haiku }) => regular.length === 0 && haiku.length === 0)
  if (!empty) throw new Error('The chain has no pseudo block')
  return empty
}

export interface AccountView {
  address: string
  base58: string
  balance: bigint
  transactions: TransactionSummary[]
  total: number
}

/** Returns the exchange's account. */
export async function busiestAccount(): Promise<AccountView> {
  const { devnet, client } = chain()
  const address = devnet.chain.busiest
  const [balance, found] = await Promise.all([
    client.account.balance({ address }),
    client.search.transactions({ address, limit: 10 }),
  ])
  return {
    address,
    base58: toBase58(address),
    balance: BigInt(balance.balances[0]?.value ?? 0),
    transactions: found.transactions.map((transaction) => summarizeTransaction(transaction)),
    total: found.total_count,
  }
}

/** Returns the pending transactions. */
export async function pendingTransactions(): Promise<TransactionSummary[]> {
  const { client } = chain()
  const { transaction_identifiers: waiting } = await client.mempool.list()
  const found = await Promise.all(
    (waiting ?? []).map(({ hash }) => client.mempool.transaction({ hash })),
  )
  return found.map(({ transaction }) => summarizeTransaction(transaction))
}

/** Returns the first page of the rich list. */
export async function richList() {
  const list = await chain().client.stats.richList({ limit: 100 })
  return {
    height: list.block_identifier.index,
    updated: Date.parse(list.last_updated),
    accounts: list.total_accounts,
    supply: BigInt(list.circulating_supply?.value ?? 0),
    rows: list.accounts.map((account, index) => ({
      rank: index + 1,
      address: account.account_identifier.address,
      balance: BigInt(account.balance.value),
    })),
  }
}
