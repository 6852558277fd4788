import type { ExampleValues } from '../../samples/example-values'

interface BlockResponse {
  block: {
    block_identifier: { index: number; hash: string }
    transactions: {
      transaction_identifier: { hash: string }
      operations: { type: string; account?: { address: string } | null }[]
    }[]
  }
}

/** Maximum number of blocks to read. */
const MAX_BLOCKS = 40

const network = { blockchain: 'mochimo', network: 'mainnet' }

/**
 * Returns example values from an endpoint's chain. They are taken from the latest block with a
 * transaction.
 *
 * @throws {Error} If none of the last 40 blocks has a transaction.
 */
export async function discoverValues(
  endpoint: string,
  signal?: AbortSignal,
): Promise<Partial<ExampleValues>> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(endpoint + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ network_identifier: network, ...body }),
      ...(signal && { signal }),
    })
    return response.json()
  }
  const tip = (await post('/block', {})) as BlockResponse
  const height = tip.block.block_identifier.index
  for (let index = height; index > height - MAX_BLOCKS; index -= 1) {
    const { block } =
      index === height
        ? tip
        : ((await post('/block', { block_identifier: { index } })) as BlockResponse)
    // The first one is the reward, which isn't indexed.
    const transaction = block.transactions[1]
    const source = transaction?.operations.find(({ type }) => type === 'SOURCE_TRANSFER')
    if (!transaction || !source?.account) continue
    const { address } = source.account
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
  throw new Error(`None of the last ${MAX_BLOCKS} blocks has a transaction`)
}

async function pendingHash(
  post: (path: string, body: object) => Promise<unknown>,
): Promise<Partial<ExampleValues>> {
  const mempool = (await post('/mempool', {})) as {
    transaction_identifiers?: { hash: string }[] | null
  }
  const hash = mempool.transaction_identifiers?.[0]?.hash
  return hash ? { pendingHash: hash } : {}
}
