import { describe, expect, it } from 'vitest'
import { bytes, hex, wots } from '../test/vectors'
import { deriveLedgerAddress, parseLedgerAddress } from './index'
import { deriveAccount, deriveSpendKey, findSpendIndex } from './wots'

const vectors = wots.vectors.map((vector, at) => ({ name: `${at}: ${vector.scheme}`, vector }))

describe('wallet key derivation', () => {
  const accounts = vectors.filter(
    ({ vector }) => vector.wots_index === undefined && vector.master_seed,
  )
  const spends = vectors.filter(({ vector }) => vector.wots_index !== undefined)

  it('has vectors of both kinds', () => {
    expect([accounts.length, spends.length]).toEqual([6, 9])
  })

  it.each(accounts)('account of $name', ({ vector }) => {
    const account = deriveAccount(
      bytes(vector.master_seed ?? ''),
      vector.account_index ?? Number.NaN,
    )
    expect(hex(account.tag)).toBe(vector.account_tag)
    expect(hex(account.seed)).toBe(vector.secret)
    expect(hex(account.keys.publicSeed)).toBe(vector.pub_seed)
    expect(hex(account.keys.addressSeed)).toBe(vector.adrs_after_pkgen)
    expect(hex(account.keys.publicKey)).toBe(vector.pk)
  })

  it.each(spends)('spend key of $name', ({ vector }) => {
    const account = deriveAccount(
      bytes(vector.master_seed ?? ''),
      vector.account_index ?? Number.NaN,
    )
    expect(hex(account.seed)).toBe(vector.account_seed)
    const keys = deriveSpendKey(account, (vector.wots_index ?? Number.NaN) + 1)
    expect(hex(keys.secret)).toBe(vector.secret)
    expect(hex(keys.publicKey)).toBe(vector.pk)
    expect(hex(deriveLedgerAddress(account.tag, keys.publicKey))).toBe(vector.ts_address40)
  })

  it.each([-1, 0.5, 2 ** 32, Number.NaN])('rejects the index %d', (index) => {
    const seed = new Uint8Array(32)
    expect(() => deriveAccount(seed, index)).toThrow(
      new RangeError(`accountIndex must be an integer from 0 to 4294967295, got ${index}`),
    )
  })
})

describe('the spend index', () => {
  const account = deriveAccount(new Uint8Array(32).fill(5), 0)
  const ledgerAddress = (spendIndex: number) =>
    deriveLedgerAddress(account.tag, deriveSpendKey(account, spendIndex).publicKey)

  it('starts with the account’s own key', () => {
    expect(deriveSpendKey(account, 0)).toBe(account.keys)
    expect(parseLedgerAddress(ledgerAddress(0)).isImplicit).toBe(true)
    expect(parseLedgerAddress(ledgerAddress(1)).isImplicit).toBe(false)
  })

  it('derives a different key for each index, up to the last one', () => {
    const hashes = [0, 1, 2, 3, 2 ** 32 - 1].map((index) => hex(ledgerAddress(index)))
    expect(new Set(hashes).size).toBe(5)
  })

  it.each([-1, 0.5, 2 ** 32, Number.NaN])('rejects the index %d', (index) => {
    const error = (name: string) =>
      new RangeError(`${name} must be an integer from 0 to 4294967295, got ${index}`)
    expect(() => deriveSpendKey(account, index)).toThrow(error('spendIndex'))
    expect(() => findSpendIndex(account, ledgerAddress(0), { from: index })).toThrow(error('from'))
    expect(() => findSpendIndex(account, ledgerAddress(0), { limit: index })).toThrow(
      error('limit'),
    )
  })

  it('is found by the key hash in the ledger address', () => {
    for (const index of [0, 1, 4]) {
      expect(findSpendIndex(account, ledgerAddress(index))).toBe(index)
      expect(findSpendIndex(account, `0x${hex(ledgerAddress(index))}`)).toBe(index)
    }
    expect(findSpendIndex(account, ledgerAddress(4), { from: 4, limit: 1 })).toBe(4)
  })

  it('is not found outside the search range', () => {
    expect(findSpendIndex(account, ledgerAddress(4), { limit: 4 })).toBeNull()
    expect(findSpendIndex(account, ledgerAddress(4), { from: 5, limit: 3 })).toBeNull()
    expect(findSpendIndex(account, ledgerAddress(4), { limit: 0 })).toBeNull()
  })

  it('is not searched in another account', () => {
    const other = deriveAccount(new Uint8Array(32).fill(6), 0)
    expect(() => findSpendIndex(other, ledgerAddress(0))).toThrow(
      new RangeError("ledgerAddress must have the account's tag"),
    )
  })
})
