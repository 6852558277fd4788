import type { Block } from '@mcm/rosetta-client'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createDevnet, lies, type Lie } from '../src'
import { getBlock } from './call'
import { falsehoods } from './proven'

const devnet = createDevnet({ blocks: 60, accounts: 300, difficulty: 0 })
beforeEach(() => devnet.clearFaults())
afterAll(() => devnet.close())

describe('a dishonest server', () => {
  const index = devnet.chain.tip.index - 1

  async function told(lie: Lie | null, lieAbout: number[] = []): Promise<string[]> {
    devnet.setFaults({ lie: null })
    const parent = await getBlock(devnet, index - 1)
    const grandparent = await getBlock(devnet, index - 2)
    devnet.setFaults({ lie, lieAbout })
    const block: Block = await getBlock(devnet, index)
    return falsehoods(block, parent, grandparent).map((falsehood) => falsehood.split(' ')[0] ?? '')
  }

  it.each([
    ['reward', 'root'],
    ['parent', 'parent'],
    ['difficulty', 'hash'],
    ['nonce', 'hash'],
    ['transaction', 'root'],
  ] as const)('falsifies the %s: the check of the %s fails', async (lie, caughtBy) => {
    expect(await told(lie)).toContain(caughtBy)
  })

  it('has no other lies', () => {
    expect(lies).toHaveLength(5)
  })

  it('leaves other blocks unchanged', async () => {
    expect(await told('nonce', [index + 1])).toEqual([])
    expect(await told('nonce', [index])).toContain('hash')
    expect(await told(null)).toEqual([])
  })
})
