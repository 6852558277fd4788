import { describe, expect, test } from 'vitest'
import { addresses } from '../test/vectors'
import { checkAddress } from './address'

describe('checkAddress', () => {
  test('verifies every valid address vector', () => {
    expect(addresses.valid.length).toBeGreaterThan(100)
    for (const { base58, crc16 } of addresses.valid) {
      const checksum = `0x${crc16.toString(16).padStart(4, '0')}`
      expect([base58, checkAddress(base58)]).toMatchObject([
        base58,
        { outcome: 'verified', expected: checksum, actual: checksum },
      ])
    }
  })

  test('reports both checksums of a mistyped address', () => {
    expect(checkAddress('J8gqYehTJhJWrfcUd766sUQ8THktNs')).toMatchObject({
      outcome: 'verified',
      expected: '0x5833',
      actual: '0x5833',
    })
    expect(checkAddress('J8gqYehTJhJWrfcUd766sUQ8THktNt')).toMatchObject({
      outcome: 'failed',
      expected: '0x5833',
      actual: '0x5933',
    })
  })

  test('detects every single-character typo', () => {
    const address = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
    for (let at = 0; at < address.length; at++) {
      const wrong = address.slice(0, at) + (address[at] === 'a' ? 'b' : 'a') + address.slice(at + 1)
      expect([wrong, checkAddress(wrong).outcome]).toEqual([wrong, 'failed'])
    }
  })

  test("can't check hex, and fails for invalid addresses", () => {
    expect(checkAddress('0x3f1fba7025c7d37470e7260117a72b7de9f5ca59').outcome).toBe('not-checkable')
    expect(checkAddress('0OIl')).toMatchObject({
      outcome: 'failed',
      expected: 'a valid Mochimo address',
      actual: '0OIl',
    })
  })
})
