import { readFileSync } from 'node:fs'
import { bytesToHex, deriveLedgerAddress, hexToBytes } from '@mcm/address'
import { createTransaction, encodeTransaction, signTransaction } from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey } from '@mcm/address/wots'
import { createDevnet, type Devnet, type DevnetState } from '@mcm/devnet/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Sandbox } from './sandbox'
import { serveSandbox } from './serve'
import { SANDBOX_URL, sandboxOptions } from './settings'

const ports: MessagePort[] = []

/** Starts a sandbox whose worker is this process. */
function start() {
  const { port1, port2 } = new MessageChannel()
  for (const port of [port1, port2]) port.start()
  ports.push(port1, port2)
  const devnet = serveSandbox(port2)
  return { devnet, sandbox: new Sandbox(port1) }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

afterEach(() => {
  for (const port of ports.splice(0)) port.close()
  vi.unstubAllGlobals()
})

const post = (sandbox: Sandbox, path: string, body: object, signal?: AbortSignal) =>
  sandbox.fetch(SANDBOX_URL + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

const run = async (sandbox: Sandbox, command: object) =>
  (await (await post(sandbox, '/devnet/control', command)).json()) as DevnetState

test('responds exactly as the devnet’s own fetch', async () => {
  const { sandbox } = start()
  const request = (path: string) => new Request(SANDBOX_URL + path, { method: 'POST', body: '{}' })
  for (const path of ['/network/list', '/network/status', '/account/balance']) {
    const [actual, expected] = await Promise.all([
      sandbox.fetch(request(path)),
      createDevnet(sandboxOptions).fetch(request(path)),
    ])
    expect(actual.status).toBe(expected.status)
    expect([...actual.headers]).toEqual([...expected.headers])
    expect(await actual.text()).toBe(await expected.text())
  }
})

test('has the options of the command on its page', () => {
  const page = readFileSync(new URL('../../content/sandbox.mdx', import.meta.url), 'utf8')
  const { blocks, accounts, ...others } = sandboxOptions
  expect(others).toEqual({})
  expect(page).toContain(`npx @mcm/devnet --no-mining --blocks ${blocks} --accounts ${accounts}\n`)
})

test('hides responses without CORS headers, like a browser', async () => {
  const { sandbox } = start()
  await run(sandbox, { faults: { noIndexer: true } })
  await expect(post(sandbox, '/search/transactions', {})).rejects.toThrow(TypeError)
})

test('fails like fetch if the connection is closed', async () => {
  const { sandbox } = start()
  await run(sandbox, { faults: { cutRate: 1 } })
  await expect(post(sandbox, '/network/list', {})).rejects.toThrow(new TypeError('Failed to fetch'))
})

test('a canceled request ends with the signal’s reason', async () => {
  const { sandbox } = start()
  await run(sandbox, { faults: { latency: 60_000 } })
  const controller = new AbortController()
  const response = post(sandbox, '/network/list', {}, controller.signal)
  setTimeout(() => controller.abort('too slow'), 20)
  await expect(response).rejects.toBe('too slow')
})

test('the next page of the tab continues with the same chain and the same faults', async () => {
  const first = start()
  const to = first.devnet.chain.busiest
  await run(first.sandbox, { pay: { to, amount: '5' }, mine: 2 })
  await run(first.sandbox, { reorg: { depth: 2, length: 3 }, faults: { rateLimit: 'server' } })
  await run(first.sandbox, { mine: 'nonsense' })

  const second = start()
  const state = await run(second.sandbox, {})
  expect(state.tip.hash).toBe(first.devnet.chain.tip.hash)
  expect(state.faults.rateLimit).toBe('server')
  expect(second.devnet.chain.pending()).toEqual(first.devnet.chain.pending())
})

test('keeps a submitted transaction only if it reached the node', async () => {
  const first = start()
  const signed_transaction = signPayment(first.devnet)
  const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }
  const submit = () =>
    post(first.sandbox, '/construction/submit', { network_identifier, signed_transaction })

  await run(first.sandbox, { faults: { errorRate: 1 } })
  await submit()
  expect(start().devnet.chain.pending()).toHaveLength(4)
  await run(first.sandbox, { faults: { errorRate: 0, malformedRate: 1 } })
  await submit()
  expect(first.devnet.chain.pending()).toHaveLength(5)

  const second = start()
  await run(second.sandbox, { faults: null })
  expect(second.devnet.chain.pending()).toEqual(first.devnet.chain.pending())
})

/** Returns a payment from the faucet's first key, in hex. */
function signPayment({ faucet, chain }: Devnet): string {
  const account = deriveAccount(hexToBytes(faucet.seed), faucet.accountIndex)
  const next = deriveSpendKey(account, 1)
  const transaction = createTransaction({
    source: deriveLedgerAddress(account.tag, account.keys.publicKey),
    change: deriveLedgerAddress(account.tag, next.publicKey),
    balance: chain.account(faucet.address)?.balance ?? 0n,
    destinations: [{ address: chain.busiest, amount: 7n }],
  })
  return bytesToHex(encodeTransaction(signTransaction(transaction, account.keys)))
}

test('starts over after a reset', async () => {
  const first = start()
  const initial = await run(first.sandbox, {})
  await run(first.sandbox, { mine: 3 })
  await run(first.sandbox, { reset: true })
  expect((await run(start().sandbox, {})).tip).toEqual(initial.tip)
})
