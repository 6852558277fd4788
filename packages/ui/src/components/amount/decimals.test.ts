import { formatMcm } from '@mcm/rosetta-client/amount'
import { describe, expect, it } from 'vitest'
import { decimalsOf } from './decimals'

const amounts = [0n, 1n, 500n, 999_999_999n, 10n ** 9n, 12_065_840_589n, 76_533_882_000_000_000n]

describe('decimalsOf', () => {
  it.each([
    [0, 0],
    [0, 9],
    [2, 2],
    [2, 9],
    [9, 9],
  ])('agrees with the client for %i to %i decimals', (min, max) => {
    for (const nano of [...amounts, 2n ** 64n - 1n]) {
      const shown = decimalsOf(nano, min, max).filter(Boolean).join('.')
      expect(shown).toBe(formatMcm(nano, { minDecimals: min, maxDecimals: max }))
    }
  })
})
