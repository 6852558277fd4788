import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDevnet, type Block, type Devnet, type RunningDevnet } from '../src'
import { importantHeaders } from './compare'
import { rawRequest } from './raw-http'

/** A request to a real server and its result. */
interface EdgeCase {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly answer: {
    readonly closed?: true
    readonly status?: number
    readonly headers?: Readonly<Record<string, string>>
    readonly error?: object
    readonly keys?: readonly string[]
    readonly text?: string
  }
  readonly rests_on_rebuilt_codec?: true
}

const file = new URL('../../../vectors/exchanges/mesh-edge-cases.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: readonly EdgeCase[] }

/** The captured chain had only the latest blocks and an empty mempool. */
let running: RunningDevnet
let names: ReadonlyMap<string, string>
beforeAll(async () => {
  running = await startDevnet({
    port: 0,
    clock: 'manual',
    traffic: 0,
    difficulty: 0,
    accounts: 1500,
  })
  names = placeholders(running.devnet)
})
afterAll(() => running.close())

function placeholders({ chain }: Devnet): Map<string, string> {
  const { tip } = chain
  const block = findBlock(chain, ({ transactions }) => transactions.length > 2)
  const neogenesis = findBlock(chain, ({ index }) => index % 256 === 0)
  const account = sender(chain)
  const entry = chain.account(account)
  const keyHash = entry?.keyHash.slice(2) ?? ''
  const tag = account.slice(2)
  const other = chain.busiest.slice(2)
  const amounts = 'e803000000000000c480010000000000f4010000000000000000000000000000'
  const payee = `${other}41${'00'.repeat(15)}e803000000000000`
  return new Map([
    ['address', account],
    ['ledger_address', account + keyHash],
    ['transaction', block.transactions[0]?.id ?? ''],
    ['block_hash', block.hash],
    ['block_index', String(block.index)],
    ['neogenesis', String(neogenesis.index)],
    ['neogenesis-1', String(neogenesis.index - 1)],
    ['tip+1', String(tip.index + 1)],
    ['tip-1', String(tip.index - 1)],
    ['tip-2', String(tip.index - 2)],
    ['unsigned', `00000000${tag}${keyHash}${tag}${'12'.repeat(20)}${amounts}${payee}`],
  ])
}

/** An account that has sent, doesn't mine, and has between 10 and 100 transactions. */
function sender(chain: Devnet['chain']): string {
  const counts = new Map<number, number>()
  const miners = new Set<number>()
  const senders = new Set<number>()
  for (let index = chain.first; index <= chain.tip.index; index++) {
    const { miner, transactions = [] } = chain.block(index) ?? {}
    if (miner !== undefined) miners.add(miner)
    for (const { source, destinations } of transactions) {
      senders.add(source)
      const parties = new Set([source, ...destinations.map(({ account }) => account)])
      for (const party of parties) counts.set(party, (counts.get(party) ?? 0) + 1)
    }
  }
  for (const [account, count] of counts) {
    if (count < 11 || count > 90 || miners.has(account) || !senders.has(account)) continue
    if ((chain.account(chain.address(account))?.balance ?? 0n) > 0n) return chain.address(account)
  }
  throw new Error('The chain has no such account')
}

function findBlock(chain: Devnet['chain'], fits: (block: Block) => boolean): Block {
  for (let index = chain.tip.index - 3; index > chain.first; index--) {
    const found = chain.block(index)
    if (found && fits(found)) return found
  }
  throw new Error('The chain has no such block')
}

/** {{name}}, {{NAME}} and {{NAME:0x}} in upper case, {{name_bare}} without 0x, {{part*count}}. */
function fill(template: string): string {
  return template.replaceAll(/\{\{(.*?)\}\}/g, (_, given: string) => {
    const [part = '', count] = given.split('*')
    if (count !== undefined) return part.repeat(Number(count))
    const [name = '', prefix] = given.split(':')
    const bare = name.toLowerCase().endsWith('_bare')
    const value = names.get(name.toLowerCase().replace(/_bare$/, ''))
    if (value === undefined) throw new Error(`Unknown placeholder ${given}`)
    const digits = bare ? value.slice(2) : value
    if (name === name.toLowerCase()) return digits
    const upper = digits.toUpperCase()
    return prefix === '0x' ? upper.replace(/^0X/, '0x') : upper
  })
}

async function send({ method, path, headers, body }: EdgeCase): Promise<EdgeCase['answer']> {
  const { status, text, ...response } = await rawRequest(running.url + path, {
    method,
    headers: { ...headers },
    body: body === undefined ? undefined : fill(body),
  })
  if (status === -1) return { closed: true }
  const known = { status, headers: importantHeaders(response.headers) }
  if (!response.headers['content-type']?.includes('json')) return { ...known, text }
  const json = JSON.parse(text) as object
  if ('code' in json) return { ...known, error: json }
  return { ...known, keys: Object.keys(json).toSorted() }
}

/** GET / describes the devnet; the real server returns 404. */
const isDifferent = ({ method, path }: EdgeCase): boolean => method === 'GET' && path === '/'

describe('an unusual request gets the real server’s response', () => {
  const compared = cases.filter((one) => !one.rests_on_rebuilt_codec && !isDifferent(one))

  it.each(compared.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    expect(await send(one)).toEqual(one.answer)
  })

  it('skips only rows of a rebuilt codec and the home page', () => {
    expect(cases).toHaveLength(792)
    expect(compared).toHaveLength(792 - 45 - 1)
  })
})
