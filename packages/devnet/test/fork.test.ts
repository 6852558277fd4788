import { verdict, verifyBlocks } from '@mcm/proof'
import { createRosettaClient } from '@mcm/rosetta-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createDevnet, readFork, startDevnet, type Devnet, type Fork } from '../src'

const size = { blocks: 20, accounts: 64, difficulty: 0 }
const options = { endpoint: 'http://other', blocks: 6, statusDelay: 0 }

/** A chain that no test changes, and its fork. */
const chain = createDevnet(size)
let fork: Promise<Fork> | undefined
const plain = (): Promise<Fork> => (fork ??= forkOf(chain))

function forkOf(devnet: Devnet, accounts: string[] = []): Promise<Fork> {
  return readFork({ ...options, accounts, fetch: (request) => devnet.fetch(request) })
}

/** Returns a fork after it has been through a file. */
function stored(fork: Fork): Fork {
  return JSON.parse(JSON.stringify(fork)) as Fork
}

async function blocksOf(devnet: Devnet, first: number) {
  const mesh = createRosettaClient({ baseUrl: 'http://devnet', fetch: devnet.fetch })
  const heights = Array.from({ length: devnet.chain.tip.index - first + 1 }, (_, i) => first + i)
  return Promise.all(heights.map(async (index) => (await mesh.block.get({ index })).block))
}

describe('a fork', () => {
  it('of a devnet over HTTP has its blocks, balances and keys', async () => {
    const other = await startDevnet({ port: 0, clock: 'manual', ...size })
    onTestFinished(() => other.close())
    other.devnet.pay({ to: other.devnet.chain.richestAddress, amount: 5n, memo: 'TEST-1' })
    other.devnet.mine()
    const fork = await readFork({ ...options, endpoint: other.url })
    const devnet = createDevnet({ fork: stored(fork), difficulty: 0 })

    const { tip, first } = devnet.chain
    expect(tip.hash).toBe(other.devnet.chain.tip.hash)
    expect(first).toBe(tip.index - 5)
    expect(await blocksOf(devnet, first)).toEqual(await blocksOf(other.devnet, first))
    const ledger = [...devnet.chain.ledger()]
    expect(ledger.length).toBeGreaterThan(10)
    for (const entry of ledger) expect(other.devnet.chain.account(entry.address)).toEqual(entry)
  })

  it('continues with blocks that pass all checks, on which payments work', async () => {
    const devnet = createDevnet({ fork: await plain(), difficulty: 0 })
    const to = chain.chain.busiest
    const before = devnet.chain.account(to)?.balance ?? 0n
    devnet.pay({ to, amount: 7n })
    const [paid] = devnet.mine()
    devnet.mine(2)
    expect(paid?.transactions.length).toBe(1)
    expect(devnet.chain.account(to)?.balance).toBe(before + 7n)
    const reports = [...verifyBlocks(await blocksOf(devnet, devnet.chain.first))]
    expect(reports.map(({ checks }) => verdict(checks).failed)).toEqual(reports.map(() => 0))
    expect(devnet.chain.supply).toBe(devnet.chain.expectedSupply)
  })

  it('can be reorganized, reset, saved and loaded', async () => {
    const devnet = createDevnet({ fork: await plain(), difficulty: 0 })
    const { hash } = devnet.chain.tip
    devnet.mine()
    devnet.reorg({ depth: 3, length: 4 })
    const snapshot = JSON.parse(JSON.stringify(devnet.save())) as ReturnType<Devnet['save']>
    const copy = createDevnet(snapshot.options)
    copy.load(snapshot)
    expect(copy.chain.tip.hash).toBe(devnet.chain.tip.hash)
    devnet.reset()
    expect(devnet.chain.tip.hash).toBe(hash)
  })

  it('has a faucet and simulated traffic, if the other chain is without', async () => {
    const fork = await plain()
    const withoutFaucet = {
      ...fork,
      accounts: fork.accounts.filter(({ address }) => !address.startsWith(chain.faucet.address)),
    }
    const devnet = createDevnet({ fork: withoutFaucet, difficulty: 0, traffic: 3 })
    expect(devnet.chain.account(devnet.faucet.address)?.balance).toBe(1_000_000_000_000_000n)
    expect(devnet.mine()[0]?.transactions.length).toBeGreaterThan(0)
  })

  it('includes the accounts that are asked for', async () => {
    const address = chain.chain.richestAddress
    const devnet = createDevnet({ fork: await forkOf(chain, [address]) })
    expect(devnet.chain.account(address)).toEqual(chain.chain.account(address))
  })

  it('is mined at a low difficulty, whatever the other chain’s', async () => {
    const fork = await forkOf(createDevnet({ ...size, difficulty: 2 }))
    const devnet = createDevnet({ fork, difficulty: 1, traffic: 2 })
    expect(devnet.chain.tip.difficulty).toBe(2)
    expect(devnet.mine()[0]?.difficulty).toBe(1)
  })

  it('follows a tip that changes while it is read', async () => {
    const other = createDevnet(size)
    let calls = 0
    const fork = await readFork({
      ...options,
      async fetch(request) {
        if (request.url.endsWith('/call') && ++calls === 3) other.reorg({ depth: 2, length: 3 })
        return other.fetch(request)
      },
    })
    const devnet = createDevnet({ fork, difficulty: 0 })
    expect(devnet.chain.tip.hash).toBe(other.chain.tip.hash)
    for (const entry of devnet.chain.ledger()) {
      expect(other.chain.account(entry.address)).toEqual(entry)
    }
  })

  it('is rejected if a block fails a check', async () => {
    const other = createDevnet({ ...size, faults: { lie: 'reward' } })
    await expect(forkOf(other)).rejects.toThrow(/failed verification: .*reward/)
  })

  it('is rejected if its balances don’t match its blocks', async () => {
    const fork = await plain()
    const accounts = fork.accounts.map((account) => ({ ...account, balance: '1' }))
    expect(() => createDevnet({ fork: { ...fork, accounts } })).toThrow(
      /The fork is inconsistent: Block \d+ contains a transaction that can't be paid/,
    )
    const blocks = fork.blocks.map((block) => ({
      ...block,
      metadata: { ...block.metadata, fee: 1 },
    }))
    expect(() => createDevnet({ fork: { ...fork, blocks } })).toThrow(
      /hash of block \d+ doesn't match/,
    )
    expect(() => createDevnet({ fork: { ...fork, blocks: [] } })).toThrow(RangeError)
  })
})
