import { createRosettaClient } from '@mcm/rosetta-client'
import { describe, expect, it } from 'vitest'
import { useDevnet } from '../src/adapters/vitest'

const size = { blocks: 32, accounts: 100, difficulty: 0 }
const urls = new Set<string>()
const tips: number[] = []

describe('a suite with a devnet', () => {
  const chain = useDevnet(size)

  it.each([1, 2])('has a new chain in test %i', async () => {
    const client = createRosettaClient({ baseUrl: chain.url })
    const { current_block_identifier } = await client.network.status()
    tips.push(current_block_identifier.index)
    urls.add(chain.url)
    chain.devnet.setFaults({ stalled: true })
    expect(chain.devnet.mine(2)).toHaveLength(2)
  })

  it('has one server for all tests', () => {
    expect(urls.size).toBe(1)
    expect(new Set(tips).size).toBe(1)
    expect(tips).toHaveLength(2)
    expect(chain.status).toBe('listening')
    expect(chain.devnet.faults.stalled).toBe(false)
  })
})

describe('a suite with a setup', () => {
  const chain = useDevnet({ ...size, setup: (devnet) => void devnet.mine(1) })

  it.each([1, 2])('runs it before test %i', () => {
    const { mine } = chain.devnet.save().changes.at(-1) ?? {}
    expect(chain.devnet.save().changes).toHaveLength(1)
    expect(mine).toEqual({ blocks: 1 })
  })
})

describe('a suite that uses its devnet too early', () => {
  const chain = useDevnet(size)
  let problem: unknown
  try {
    problem = chain.url
  } catch (error) {
    problem = error
  }

  it('gets an error that says when it can', () => {
    expect(problem).toEqual(new Error('The devnet is available only in tests and hooks'))
  })
})
