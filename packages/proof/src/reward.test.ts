import { describe, expect, test } from 'vitest'
import { blockReward, supplyCap } from './reward'

describe('blockReward', () => {
  test.each([
    [1, 5000000000n],
    [17184, 5962248000n],
    [17185, 5917392000n],
    [373760, 0n],
    [373759, 59403492000n],
    [373761, 59523942000n],
    [657151, 51450727680n],
    [657152, 0n],
    [657153, 12938101329n],
    [659993, 12932222529n],
    [700000, 12849408039n],
    [1000000, 12228408039n],
    [1078535, 12065840589n],
    [2000000, 10158408039n],
    [6424351, 1000001469n],
    [6424353, 1000000000n],
    [0, 0n],
    [256, 0n],
    [2n ** 63n + 1n, 1000000000n],
  ])('block %s: %s nanoMCM', (height, reward) => {
    expect(blockReward(height)).toBe(reward)
  })

  test.each([-1, 0.5, Number.NaN, 2 ** 53, -1n])('rejects height %s', (height) => {
    expect(() => blockReward(height)).toThrow(/^height must be an integer from 0 /)
  })
})

describe('supplyCap', () => {
  test('grows by each block’s reward, including the last phase', () => {
    const sum = (from: number, to: number) => {
      let total = 0n
      for (let height = from; height <= to; height++) total += blockReward(height)
      return total
    }
    expect(supplyCap(657152)).toBe(32114565408155400n)
    expect(supplyCap(659993) - supplyCap(657152)).toBe(36606510877620n)
    expect(supplyCap(660500) - supplyCap(659993)).toBe(sum(659994, 660500))
    expect(supplyCap(6425999) - supplyCap(6423000)).toBe(sum(6423001, 6425999))
  })

  test('rejects heights before version 3', () => {
    expect(() => supplyCap(657151)).toThrow('height must be at least 657152')
  })
})
