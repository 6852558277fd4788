import { expect, it } from 'vitest'
import { createDevnet } from '../src/core'
import { getBlock } from '../test/call'
import { falsehoods } from '../test/proven'

const blocks = 10_000
const devnet = createDevnet({ blocks })
const { chain } = devnet

it(`verifies ${blocks} blocks`, async () => {
  let grandparent = await getBlock(devnet, chain.first)
  let parent = await getBlock(devnet, chain.first + 1)
  const found: string[] = []
  for (let index = chain.first + 2; index <= chain.tip.index; index++) {
    const block = await getBlock(devnet, index)
    found.push(...falsehoods(block, parent, grandparent))
    grandparent = parent
    parent = block
  }
  expect(found).toEqual([])
})

it(`keeps the ledger's sum over ${blocks} further blocks, recounted every 100`, () => {
  const live = createDevnet({ difficulty: 0 })
  const wrong: number[] = []
  for (let mined = 0; mined < blocks; mined += 100) {
    const rewards = live.mine(100).reduce((sum, { reward }) => sum + reward, 0n)
    const counted = Array.from(live.chain.ledger()).reduce((sum, { balance }) => sum + balance, 0n)
    if (counted !== live.chain.expectedSupply || rewards <= 0n) wrong.push(mined)
  }
  expect(wrong).toEqual([])
})
