import { describe, expect, it } from 'vitest'
import {
  addressFileName,
  blockFileName,
  mempoolFileName,
  richListFileName,
  utc,
} from './file-names'

describe('file names', () => {
  it('match the specification', () => {
    expect(blockFileName(1_078_535, 'csv')).toBe('Mochimo Block 1078535.csv')
    expect(blockFileName(0, 'json')).toBe('Mochimo Block 0.json')
    expect(richListFileName(1_078_535, 'dat')).toBe('Mochimo Ledger - block 1078535.dat')
    expect(richListFileName(null, 'csv')).toBe('Mochimo Ledger - block unknown.csv')
  })

  it('contain the address, and the time of the mempool', () => {
    expect(addressFileName('kHtV35ttVpyiH42FePCiHo2iFmcJS3', 'json')).toBe(
      'Mochimo Address kHtV35ttVpyiH42FePCiHo2iFmcJS3.json',
    )
    expect(addressFileName('kHtV', 'koinly')).toBe('Mochimo Address kHtV - Koinly.csv')
    expect(addressFileName('kHtV', 'cointracking')).toBe('Mochimo Address kHtV - CoinTracking.csv')
    expect(addressFileName('kHtV', 'ledger')).toBe('Mochimo Address kHtV.ledger')
    expect(addressFileName('kHtV', 'beancount')).toBe('Mochimo Address kHtV.beancount')
    expect(mempoolFileName(new Date(1_788_500_198_000))).toBe(
      'Mochimo Mempool 2026-09-04T05-36-38Z.json',
    )
  })
})

describe('utc', () => {
  it('does not depend on the computer’s time zone', () => {
    expect(utc(0)).toBe('1970-01-01T00:00:00.000Z')
    expect(utc(1_788_500_198_000)).toBe('2026-09-04T05:36:38.000Z')
  })
})
