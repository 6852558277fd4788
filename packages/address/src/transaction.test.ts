import { describe, expect, it } from 'vitest'

import { bytes, hex, meshExchange, transactions } from '../test/vectors'
import { deriveLedgerAddress } from './index'
import {
  createTransaction,
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  type SignedTransaction,
  signTransaction,
  transactionMessage,
  validateTransaction,
} from './transaction'
import { deriveAccount, deriveSpendKey, recoverPublicKey, verify } from './wots'

/** The chain on which the reference judged the vectors. */
const CHAIN = { blockNumber: 700_000n, balance: 1_000_000_000_000n, minimumFee: 500n }

/** The error for bytes that are no transaction. */
const formatError = (what: string): unknown =>
  expect.objectContaining({
    name: 'InvalidTransactionError',
    code: 'format',
    message: `Not a version 3 transaction: ${what}`,
  })

function decodeSigned(encoded: string): SignedTransaction {
  const transaction = decodeTransaction(encoded)
  if (transaction.signature === null) throw new Error('the vector is not signed')
  return transaction
}

describe.each(transactions.vectors)('reference transaction: $name', (vector) => {
  const transaction = decodeSigned(vector.hex)

  it('has the message and the id of the reference', () => {
    expect(vector.hex).toHaveLength(vector.tx_sz * 2)
    expect(hex(transactionMessage(transaction))).toBe(vector.message_hash)
    // The two with a tampered signature keep the id of the vector before.
    const tampered = vector.error === 'EMCM_TXWOTS' || vector.error === 'EMCM_TXADRS'
    expect(hashTransaction(transaction) === `0x${vector.id}`).toBe(!tampered)
    expect(hashTransaction(vector.hex)).toBe(hashTransaction(transaction))
  })

  it('is written back to the same bytes', () => {
    const encoded = hex(encodeTransaction(transaction))
    expect(encoded.slice(0, -64)).toBe(vector.hex.slice(0, -64))
    expect(encoded.slice(-64)).toBe(hashTransaction(transaction).slice(2))

    const body = encoded.slice(0, -(2208 + 40) * 2)
    expect(hex(encodeTransaction({ ...transaction, signature: null }))).toBe(body)
    expect(decodeTransaction(body)).toEqual({ ...transaction, signature: null })
    expect(decodeTransaction(`0x${encoded.slice(0, -80).toUpperCase()}`)).toEqual(transaction)
    expect(decodeTransaction(Buffer.from(encoded, 'hex'))).toEqual(transaction)
  })

  it(`is judged as the reference does: ${vector.error ?? 'valid'}`, () => {
    const problem = validateTransaction(transaction, CHAIN)
    expect(problem?.code ?? null).toBe(vector.error)
  })
})

describe('made again from the parts of a reference transaction', () => {
  /** The plan that leads to a vector, its destinations in another order. */
  const planOf = (encoded: string) => {
    const transaction = decodeSigned(encoded)
    const destinations = transaction.destinations.map(({ tag, memo, amount }) => ({
      address: tag,
      memo,
      amount,
    }))
    return { ...transaction, balance: CHAIN.balance, destinations: destinations.toReversed() }
  }

  it.each(transactions.vectors.filter(({ result }) => result === 'VEOK'))('$name', (vector) => {
    expect(createTransaction(planOf(vector.hex))).toEqual({
      ...decodeSigned(vector.hex),
      signature: null,
    })
  })

  it('sorts what the reference refused for its order', () => {
    const { hex = '' } = transactions.vectors.find(({ error }) => error === 'EMCM_TXMDSTSORT') ?? {}
    expect(validateTransaction(createTransaction(planOf(hex)), CHAIN)).toBeNull()
  })

  it.each(
    transactions.vectors.filter(({ error }) =>
      ['EMCM_XTXREF', 'EMCM_XTXDSTAMOUNT', 'EMCM_XTXFEES', 'EMCM_XTXTAGMISMATCH'].includes(
        error ?? '',
      ),
    ),
  )('$name', ({ hex, error }) => {
    expect(() => createTransaction(planOf(hex))).toThrow(
      expect.objectContaining({ name: 'InvalidTransactionError', code: error }),
    )
  })
})

describe('what a real Mesh server answered', () => {
  it('is the transaction we make of the same request', () => {
    const { request, response } = meshExchange('construction_payloads')
    const { operations, metadata, public_keys } = request.body as {
      operations: {
        account: { address: string }
        amount: { value: string }
        metadata: { memo: string }
      }[]
      metadata: { change_pk: string; source_balance: string; block_to_live: string }
      public_keys: { hex_bytes: string }[]
    }
    const [destination, source, fee] = operations
    if (!destination || !source || !fee) throw new Error('the exchange has changed')
    const tag = source.account.address
    const transaction = createTransaction({
      source: deriveLedgerAddress(tag, public_keys[0]?.hex_bytes ?? ''),
      change: tag + metadata.change_pk.slice(2),
      balance: BigInt(metadata.source_balance),
      fee: BigInt(fee.amount.value),
      destinations: [
        {
          address: destination.account.address,
          amount: BigInt(destination.amount.value),
          memo: destination.metadata.memo,
        },
      ],
    })
    const { unsigned_transaction } = response.json as { unsigned_transaction: string }
    expect(hex(encodeTransaction(transaction))).toBe(unsigned_transaction)
  })

  it('is read and verified, with the id of the chain instead of the server’s', () => {
    const combined = meshExchange('construction_combine').response.json as {
      signed_transaction: string
    }
    const served = meshExchange('construction_hash').response.json as {
      transaction_identifier: { hash: string }
    }
    const transaction = decodeSigned(combined.signed_transaction)
    expect(validateTransaction(transaction)).toBeNull()
    expect(
      verify(
        transaction.signature,
        transactionMessage(transaction),
        transaction.source.subarray(20),
      ),
    ).toBe(true)
    expect(hashTransaction(transaction)).not.toBe(`0x${served.transaction_identifier.hash}`)
  })

  it('is refused where the server answered with two destinations', () => {
    const { unsigned_transaction } = meshExchange('construction_payloads_two_destinations_BUG')
      .response.json as { unsigned_transaction: string }
    expect(() => decodeTransaction(unsigned_transaction)).toThrow(
      formatError('it must have 160 or 2368 or 2408 bytes, got 204'),
    )
  })
})

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
