import { formatMcm } from '@mcm/rosetta-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mcm } from './amounts'

describe('mcm', () => {
  it('always writes nine decimals', () => {
    expect(mcm(0n)).toBe('0.000000000')
    expect(mcm(-1n)).toBe('-0.000000001')
    expect(mcm(1_500_000_000n)).toBe('1.500000000')
    expect(mcm(2n ** 64n - 1n)).toBe('18446744073.709551615')
  })

  it('matches formatMcm with nine decimals', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), (nano) => {
        expect(mcm(nano)).toBe(formatMcm(nano, { minDecimals: 9 }))
      }),
      { seed: 1 },
    )
  })
})
