// Reads the devnet with the generated types, and prints what it got as JSON.
import type { paths } from './api'

type Body<Path extends keyof paths> = NonNullable<
  paths[Path]['post']
>['requestBody']['content']['application/json']
type Answer<Path extends keyof paths> = NonNullable<
  paths[Path]['post']
>['responses'][200]['content']['application/json']

async function post<Path extends keyof paths>(path: Path, body: Body<Path>): Promise<Answer<Path>> {
  const response = await fetch(process.argv[2] + path, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer<Path>
}

const network_identifier = { blockchain: 'mochimo', network: 'mainnet' } as const
const elsewhere = { ...network_identifier, network: 'elsewhere' }

const status = await post('/network/status', { network_identifier })
const index = status.current_block_identifier?.index
if (index === undefined) throw new Error(status.message)
const { block } = await post('/block', { network_identifier, block_identifier: { index } })
const search = await post('/search/transactions', { network_identifier, limit: 3 })
const refusal = await post('/network/status', { network_identifier: elsewhere })

const first = search.transactions?.[0]
const result = {
  tip: index,
  stage: status.sync_status?.stage,
  timestamp: block?.timestamp,
  hash: block?.block_identifier.hash,
  reward: block?.transactions[0]?.operations[0]?.amount.value,
  rows: search.transactions?.length,
  total: search.total_count,
  next: search.next_offset,
  id: first?.transaction_identifier.hash,
  sent: first?.metadata?.send_total,
  isError: status.code !== undefined,
  code: refusal.code,
  message: refusal.message,
}
console.log(JSON.stringify(result))
