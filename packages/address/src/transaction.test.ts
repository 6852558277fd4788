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

describe('a spend from start to end', () => {
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

  it('sorts, totals, and takes the minimum fee', () => {
    expect(unsigned).toMatchObject({
      sendTotal: 1_000_000_003n,
      changeTotal: 3_999_998_497n,
      fee: 1500n,
      blockToLive: 0n,
      signature: null,
    })
    expect(unsigned.destinations.map(({ amount }) => amount)).toEqual([1_000_000_000n, 1n, 2n])
  })

  it('is valid on the chain when signed', () => {
    const signed = signTransaction(unsigned, account.keys)
    expect(validateTransaction(signed, { blockNumber: 1n, balance: 5_000_000_000n })).toBeNull()
    expect(encodeTransaction(signed)).toHaveLength(116 + 3 * 44 + 2208 + 40)
    expect(recoverPublicKey(signed.signature, transactionMessage(signed))).toEqual(
      account.keys.publicKey,
    )
    expect(hashTransaction(signed)).toMatch(/^0x[0-9a-f]{64}$/)
  })

  it('is not signed with another key', () => {
    expect(() => signTransaction(unsigned, next)).toThrow(
      expect.objectContaining({
        name: 'InvalidTransactionError',
        code: 'EMCM_TXWOTS',
        message: 'The signature must be by the key of the source',
      }),
    )
  })

  it('is not signed when it would be refused', () => {
    expect(() =>
      signTransaction({ ...unsigned, sendTotal: 1n, changeTotal: 4_999_998_499n }, account.keys),
    ).toThrow(expect.objectContaining({ code: 'EMCM_XTXTOTALS' }))
  })

  const self = { address: account.tag, amount: 1n }
  it.each([
    [
      { destinations: [...plan.destinations, { ...self, amount: 0n }] },
      'EMCM_XTXDSTAMOUNT',
      'destinations[3] must receive something',
      3,
    ],
    [
      { destinations: [...plan.destinations, self] },
      'EMCM_XTXTAGMATCH',
      'destinations[3] is the source itself',
      3,
    ],
    [
      { destinations: [{ address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1n, memo: 'a' }] },
      'EMCM_XTXREF',
      'destinations[0] has a bad memo. A memo has only capitals A-Z, digits and dashes',
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
      'destinations[1] brings the sum above 64 bits',
      1,
    ],
    [
      { balance: 1_000_001_502n },
      'EMCM_TXTOTAL',
      'The balance 1000001502 is less than 1000000003 and the fee 1500',
      null,
    ],
    [{ fee: 1499n }, 'EMCM_XTXFEES', 'fee must be at least 1500', null],
    [{ fee: 499n }, 'EMCM_TXFEE', 'fee must be at least 500', null],
    [
      { change: plan.source },
      'EMCM_TXCHG',
      'The change must name a fresh key: a key signs once',
      null,
    ],
    [
      { change: deriveLedgerAddress('J8gqYehTJhJWrfcUd766sUQ8THktNs', next.publicKey) },
      'EMCM_XTXTAGMISMATCH',
      'The change must have the tag of the source',
      null,
    ],
  ])('is not made: %#', (change, code, message, destination) => {
    expect(() => createTransaction({ ...plan, ...change })).toThrow(
      expect.objectContaining({ name: 'InvalidTransactionError', code, message, destination }),
    )
  })

  it.each([0, 257])('is not made for %d destinations', (length) => {
    const destination = { address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 1n }
    const destinations = Array.from({ length }, () => destination)
    expect(() => createTransaction({ ...plan, destinations })).toThrow(
      new RangeError(`A transaction has 1 to 256 destinations, got ${length}`),
    )
  })

  it('is not made for a wrong address or ledger address', () => {
    expect(() =>
      createTransaction({ ...plan, destinations: [{ address: 'nonsense', amount: 1n }] }),
    ).toThrow(expect.objectContaining({ name: 'InvalidAddressError' }))
    expect(() => createTransaction({ ...plan, source: account.tag })).toThrow(
      new RangeError('source must have 40 bytes, got 20'),
    )
  })

  it('may spend everything', () => {
    const { changeTotal } = createTransaction({ ...plan, balance: 1_000_001_503n })
    expect(changeTotal).toBe(0n)
  })

  it('copies what it is given', () => {
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
  ])('is judged before it is signed: %#', (change, known, code) => {
    const problem = validateTransaction({ ...unsigned, ...change }, { ...chain, ...known })
    expect(problem?.code ?? null).toBe(code)
  })

  it('has no id before it is signed', () => {
    expect(() => hashTransaction(encodeTransaction(unsigned))).toThrow(
      formatError('it has no id before it is signed'),
    )
  })

  it.each([
    [{ source: new Uint8Array(39) }, 'source must have 40 bytes, got 39'],
    [{ change: new Uint8Array(20) }, 'change must have 40 bytes, got 20'],
    [{ destinations: [] }, 'A transaction has 1 to 256 destinations, got 0'],
    [{ fee: -1n }, 'fee must be 0 to 2^64 - 1, got -1'],
    [{ blockToLive: 1n << 64n }, 'blockToLive must be 0 to 2^64 - 1, got 18446744073709551616'],
    [
      { destinations: [{ tag: new Uint8Array(20), memo: '', amount: -5n }] },
      'destinations[0].amount must be 0 to 2^64 - 1, got -5',
    ],
    [
      { destinations: [{ tag: new Uint8Array(19), memo: '', amount: 5n }] },
      'destinations[0].tag must have 20 bytes, got 19',
    ],
    [{ signature: new Uint8Array(2144) }, 'signature must have 2208 bytes, got 2144'],
  ])('is not written with a field that does not fit: %#', (change, message) => {
    expect(() => encodeTransaction({ ...unsigned, ...change })).toThrow(new RangeError(message))
  })
})

describe('bytes that are no transaction', () => {
  const valid = transactions.vectors[0]?.hex ?? ''
  const header = 'its header is another'
  it.each([
    ['', header],
    [valid.slice(0, 230), header],
    [`01${valid.slice(2)}`, header],
    [`0001${valid.slice(4)}`, header],
    [`00000001${valid.slice(8)}`, header],
    [valid.slice(0, -2), 'it must have 160 or 2368 or 2408 bytes, got 2407'],
    [`000001${valid.slice(6)}`, 'it must have 204 or 2412 or 2452 bytes, got 2408'],
  ])('%#', (input, what) => {
    expect(() => decodeTransaction(input)).toThrow(formatError(what))
  })

  it('text that is not hex', () => {
    expect(() => decodeTransaction('zz')).toThrow(
      new RangeError('Expected an even number of hex digits'),
    )
  })
})
