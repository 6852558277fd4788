import type { Block } from '@mcm/rosetta-client'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createDevnet, lies, type Lie } from '../src'
import { getBlock } from './call'
import { falsehoods } from './proven'

const devnet = createDevnet({ blocks: 60, accounts: 300, difficulty: 0 })
beforeEach(() => devnet.clearFaults())
afterAll(() => devnet.close())

describe('a lying server', () => {
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
  ] as const)('about the %s is caught by the %s', async (lie, caughtBy) => {
    expect(await told(lie)).toContain(caughtBy)
  })

  it('knows no other lies than these', () => {
    expect(lies).toHaveLength(5)
  })

  it('can tell the truth about other blocks', async () => {
    expect(await told('nonce', [index + 1])).toEqual([])
    expect(await told('nonce', [index])).toContain('hash')
    expect(await told(null)).toEqual([])
  })
})
