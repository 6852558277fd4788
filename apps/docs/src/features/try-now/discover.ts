import type { ExampleValues } from '../../samples/example-values'

interface BlockAnswer {
  block: {
    block_identifier: { index: number; hash: string }
    transactions: {
      transaction_identifier: { hash: string }
      operations: { type: string; account?: { address: string } | null }[]
    }[]
  }
}

/** How many blocks back a transaction is looked for. */
const FURTHEST = 40

const network = { blockchain: 'mochimo', network: 'mainnet' }

/** Values of the chain behind an endpoint, from its newest block that holds a transaction. */
export async function discoverValues(
  endpoint: string,
  signal?: AbortSignal,
): Promise<Partial<ExampleValues>> {
  const ask = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(endpoint + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ network_identifier: network, ...body }),
      ...(signal && { signal }),
    })
    return response.json()
  }
  const tip = (await ask('/block', {})) as BlockAnswer
  const height = tip.block.block_identifier.index
  for (let index = height; index > height - FURTHEST; index -= 1) {
    const { block } =
      index === height
        ? tip
        : ((await ask('/block', { block_identifier: { index } })) as BlockAnswer)
    // The first is the reward, which no search finds.
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
      ...(await pendingHash(ask)),
    }
  }
  throw new Error(`None of the last ${FURTHEST} blocks holds a transaction`)
}

async function pendingHash(
  ask: (path: string, body: object) => Promise<unknown>,
): Promise<Partial<ExampleValues>> {
  const answer = (await ask('/mempool', {})) as {
    transaction_identifiers?: { hash: string }[] | null
  }
  const hash = answer.transaction_identifiers?.[0]?.hash
  return hash ? { pendingHash: hash } : {}
}
