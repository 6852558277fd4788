import { describe, expect, it } from 'vitest'
import { bytes, transactions } from '../test/vectors'
import { formatError } from '../test/format-error'
import { deriveLedgerAddress } from './index'
import {
  createTransaction,
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  signTransaction,
  transactionMessage,
  validateTransaction,
} from './transaction'
import { deriveAccount, deriveSpendKey, recoverPublicKey } from './wots'

describe('creating and signing a transaction', () => {
  const account = deriveAccount(new Uint8Array(32).fill(9), 0)
  const next = deriveSpendKey(account, 1)
  const plan = {
    source: deriveLedgerAddress(account.tag, account.keys.publicKey),
    change: deriveLedgerAddress(account.tag, next.publicKey),
    balance: 5_000_000_000n,
    destinations: [
      { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', amount: 2n, memo: 'ORDER-7' },
      { address: '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59', amount: 1_000_000_000n },
      { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', amount: 1n, memo: 'ORDER-7' },
    ],
  }
  const unsigned = createTransaction(plan)

  it('sorts the destinations, computes totals and uses the minimum fee', () => {
    expect(unsigned).toMatchObject({
      sendTotal: 1_000_000_003n,
      changeTotal: 3_999_998_497n,
      fee: 1500n,
      blockToLive: 0n,
      signature: null,
    })
    expect(unsigned.destinations.map(({ amount }) => amount)).toEqual([1_000_000_000n, 1n, 2n])
  })

  it('produces a valid signed transaction', () => {
    const signed = signTransaction(unsigned, account.keys)
    expect(validateTransaction(signed, { blockNumber: 1n, balance: 5_000_000_000n })).toBeNull()
    expect(encodeTransaction(signed)).toHaveLength(116 + 3 * 44 + 2208 + 40)
    expect(recoverPublicKey(signed.signature, transactionMessage(signed))).toEqual(
      account.keys.publicKey,
    )
    expect(hashTransaction(signed)).toMatch(/^0x[0-9a-f]{64}$/)
  })

  it('refuses to sign with another key', () => {
    expect(() => signTransaction(unsigned, next)).toThrow(
      expect.objectContaining({
        name: 'InvalidTransactionError',
        code: 'EMCM_TXWOTS',
        message: "signature must be made with the source's key",
      }),
    )
  })

  it('refuses to sign an invalid transaction', () => {
    expect(() =>
      signTransaction({ ...unsigned, sendTotal: 1n, changeTotal: 4_999_998_499n }, account.keys),
    ).toThrow(expect.objectContaining({ code: 'EMCM_XTXTOTALS' }))
  })

  const self = { address: account.tag, amount: 1n }
  it.each([
    [
      { destinations: [...plan.destinations, { ...self, amount: 0n }] },
      'EMCM_XTXDSTAMOUNT',
      'destinations[3] must have an amount greater than 0',
      3,
    ],
    [
      { destinations: [...plan.destinations, self] },
      'EMCM_XTXTAGMATCH',
      'destinations[3] is the source',
      3,
    ],
    [
      { destinations: [{ address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1n, memo: 'a' }] },
      'EMCM_XTXREF',
      'destinations[0] has an invalid memo: A memo can contain only A-Z, 0-9 and dashes',
      0,
    ],
    [
      {
        destinations: Array.from({ length: 2 }, () => ({
          address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
          amount: 1n << 63n,
        })),
      },
      'EMCM_MATH64_OVERFLOW',
      'destinations[1] makes the total exceed 64 bits',
      1,
    ],
    [
      { balance: 1_000_001_502n },
      'EMCM_TXTOTAL',
      'balance 1000001502 is less than the amounts (1000000003) plus the fee (1500)',
      null,
    ],
    [{ fee: 1499n }, 'EMCM_XTXFEES', 'fee must be at least 1500', null],
    [{ fee: 499n }, 'EMCM_TXFEE', 'fee must be at least 500', null],
    [{ change: plan.source }, 'EMCM_TXCHG', "change must use a new key, not the source's", null],
    [
      { change: deriveLedgerAddress('J8gqYehTJhJWrfcUd766sUQ8THktNs', next.publicKey) },
      'EMCM_XTXTAGMISMATCH',
      'change must have the same tag as source',
      null,
    ],
  ])('rejects an invalid plan: %#', (change, code, message, destination) => {
    expect(() => createTransaction({ ...plan, ...change })).toThrow(
      expect.objectContaining({ name: 'InvalidTransactionError', code, message, destination }),
    )
  })

  it.each([0, 257])('rejects %d destinations', (length) => {
    const destination = { address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1n }
    const destinations = Array.from({ length }, () => destination)
    expect(() => createTransaction({ ...plan, destinations })).toThrow(
      new RangeError(`destinations must have 1 to 256 entries, got ${length}`),
    )
  })

  it('rejects an invalid address or ledger address', () => {
    expect(() =>
      createTransaction({ ...plan, destinations: [{ address: 'nonsense', amount: 1n }] }),
    ).toThrow(expect.objectContaining({ name: 'InvalidAddressError' }))
    expect(() => createTransaction({ ...plan, source: account.tag })).toThrow(
      new RangeError('source must have 40 bytes, got 20'),
    )
  })

  it('allows zero change', () => {
    const { changeTotal } = createTransaction({ ...plan, balance: 1_000_001_503n })
    expect(changeTotal).toBe(0n)
  })

  it('copies its input', () => {
    const tag = bytes('3f1fba7025c7d37470e7260117a72b7de9f5ca59')
    const made = createTransaction({ ...plan, destinations: [{ address: tag, amount: 1n }] })
    tag.fill(0)
    expect(made.destinations[0]?.tag[0]).toBe(0x3f)
  })

  const chain = { blockNumber: 700_000n, balance: 5_000_000_000n }
  it.each([
    [{ blockToLive: 700_256n }, {}, null],
    [{ blockToLive: 700_257n }, {}, 'EMCM_TXBTL'],
    [{ blockToLive: 699_999n }, {}, 'EMCM_TXBTL'],
    [{ blockToLive: 1n }, { blockNumber: undefined }, null],
    [{}, { balance: undefined }, null],
    [{}, { balance: null }, 'EMCM_TXSRCLE'],
    [{}, { balance: 5_000_000_001n }, 'EMCM_TXTOTAL'],
    [{}, { minimumFee: 501n }, 'EMCM_XTXFEES'],
    [{}, { minimumFee: 1501n }, 'EMCM_TXFEE'],
    [{ changeTotal: (1n << 64n) - 1n }, {}, 'EMCM_TXOVERFLOW'],
    [{ destinations: unsigned.destinations.toReversed() }, {}, 'EMCM_TXMDSTSORT'],
    [
      { destinations: unsigned.destinations.map((one) => ({ ...one, amount: (1n << 64n) - 1n })) },
      {},
      'EMCM_MATH64_OVERFLOW',
    ],
  ])('validates an unsigned transaction: %#', (change, known, code) => {
    const problem = validateTransaction({ ...unsigned, ...change }, { ...chain, ...known })
    expect(problem?.code ?? null).toBe(code)
  })

  it('has no ID until it is signed', () => {
    expect(() => hashTransaction(encodeTransaction(unsigned))).toThrow(
      formatError('an unsigned transaction has no ID'),
    )
  })

  it.each([
    [{ source: new Uint8Array(39) }, 'source must have 40 bytes, got 39'],
    [{ change: new Uint8Array(20) }, 'change must have 40 bytes, got 20'],
    [{ destinations: [] }, 'destinations must have 1 to 256 entries, got 0'],
    [{ fee: -1n }, 'fee must be from 0 to 2^64 - 1, got -1'],
    [
      { blockToLive: 1n << 64n },
      'blockToLive must be from 0 to 2^64 - 1, got 18446744073709551616',
    ],
    [
      { destinations: [{ tag: new Uint8Array(20), memo: '', amount: -5n }] },
      'destinations[0].amount must be from 0 to 2^64 - 1, got -5',
    ],
    [
      { destinations: [{ tag: new Uint8Array(19), memo: '', amount: 5n }] },
      'destinations[0].tag must have 20 bytes, got 19',
    ],
    [{ signature: new Uint8Array(2144) }, 'signature must have 2208 bytes, got 2144'],
  ])("refuses to encode a value that doesn't fit its field: %#", (change, message) => {
    expect(() => encodeTransaction({ ...unsigned, ...change })).toThrow(new RangeError(message))
  })
})

describe('decodeTransaction rejects invalid bytes', () => {
  const valid = transactions.vectors[0]?.hex ?? ''
  const header = 'unrecognized header'
  it.each([
    ['', header],
    [valid.slice(0, 230), header],
    [`01${valid.slice(2)}`, header],
    [`0001${valid.slice(4)}`, header],
    [`00000001${valid.slice(8)}`, header],
    [valid.slice(0, -2), 'must have 160 or 2368 or 2408 bytes, got 2407'],
    [`000001${valid.slice(6)}`, 'must have 204 or 2412 or 2452 bytes, got 2408'],
  ])('%#', (input, what) => {
    expect(() => decodeTransaction(input)).toThrow(formatError(what))
  })

  it('rejects text that is not hex', () => {
    expect(() => decodeTransaction('zz')).toThrow(
      new RangeError('Expected an even number of hex digits'),
    )
  })
})
