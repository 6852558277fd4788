import { exampleValues, type ExampleValues } from '../../samples/example-values'
import type { Connection } from './connection'

interface Block {
  block_identifier: { index: number; hash: string }
  transactions: {
    transaction_identifier: { hash: string }
    operations: { type: string; account?: { address: string } | null }[]
  }[]
}

/** Number of the latest blocks that are skipped, because a reorg may remove them. */
const CONFIRMATIONS = 6
/** Maximum number of blocks to read. */
const MAX_BLOCKS = 40

/** Time after which a search ends, in milliseconds. */
const TIMEOUT = 30_000

const network = { blockchain: 'mochimo', network: 'mainnet' }
const found = new Map<string, Partial<ExampleValues>>()

/** Returns the values that replace the example values, or undefined if none were found yet. */
export function knownValues(connection: Connection): Partial<ExampleValues> | undefined {
  const key = keyOf(connection)
  return found.get(key) ?? read(key)
}

/**
 * Returns values of a server's chain that replace the example values, and keeps them for the
 * browser tab.
 *
 * @param isRecent Whether to search even if the chain is mainnet, where the example values exist.
 * Servers find only recent blocks by hash.
 * @throws {Error} If the server doesn't respond, or no recent block has a transaction whose sender
 * still has a balance.
 */
export async function findValues(
  connection: Connection,
  isRecent: boolean,
): Promise<Partial<ExampleValues>> {
  const { url, fetch } = connection
  const signal = AbortSignal.timeout(TIMEOUT)
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ network_identifier: network, ...body }),
      signal,
    })
    return response.json()
  }
  const values = !isRecent && (await hasExample(post)) ? {} : await search(post)
  const key = keyOf(connection)
  found.set(key, values)
  write(key, values)
  return values
}

type Post = (path: string, body: object) => Promise<unknown>

/** Returns a block, by default the latest one, or undefined if the server returns an error. */
async function getBlock(post: Post, index?: number): Promise<Block | undefined> {
  const body = index === undefined ? {} : { block_identifier: { index } }
  const { block } = (await post('/block', body)) as { block?: Block }
  return block
}

async function hasExample(post: Post): Promise<boolean> {
  const block = await getBlock(post, exampleValues.blockIndex)
  return block?.block_identifier.hash === exampleValues.blockHash
}

async function search(post: Post): Promise<Partial<ExampleValues>> {
  const tip = await getBlock(post)
  if (!tip) throw new Error('The server didn’t return its latest block')
  const height = tip.block_identifier.index - CONFIRMATIONS
  for (let index = height; index > height - MAX_BLOCKS; index -= 1) {
    const block = await getBlock(post, index)
    // The first one is the reward, which isn't indexed.
    const [, transaction] = block?.transactions ?? []
    const source = transaction?.operations.find(({ type }) => type === 'SOURCE_TRANSFER')
    if (!block || !transaction || !source?.account) continue
    const { address } = source.account
    if (!(await hasBalance(post, address))) continue
    return {
      blockIndex: index,
      blockHash: block.block_identifier.hash,
      transactionHash: transaction.transaction_identifier.hash,
      address,
      holder: address,
      spender: address,
      ...(await pendingHash(post)),
    }
  }
  throw new Error(`None of the last ${MAX_BLOCKS} blocks has a usable transaction`)
}

/** Returns whether an account exists. A payment without change removes its account. */
async function hasBalance(post: Post, address: string): Promise<boolean> {
  const response = (await post('/account/balance', { account_identifier: { address } })) as {
    balances?: unknown
  }
  return response.balances !== undefined
}

async function pendingHash(post: Post): Promise<Partial<ExampleValues>> {
  const mempool = (await post('/mempool', {})) as {
    transaction_identifiers?: { hash: string }[] | null
  }
  const hash = mempool.transaction_identifiers?.[0]?.hash
  return hash ? { pendingHash: hash } : {}
}

function keyOf({ name, url }: Connection): string {
  return `docs-values:${name}:${url}`
}

function read(key: string): Partial<ExampleValues> | undefined {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as Partial<ExampleValues>)
  } catch {
    return undefined
  }
}

function write(key: string, values: Partial<ExampleValues>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Storage is blocked, so the next page finds them again.
  }
}
