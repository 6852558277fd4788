import { describe, expect, it } from 'vitest'
import { hex, meshExchange, transactions } from '../test/vectors'
import { formatError } from '../test/format-error'
import { deriveLedgerAddress } from './index'
import {
  createTransaction,
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  type SignedTransaction,
  transactionMessage,
  validateTransaction,
} from './transaction'
import { verify } from './wots'

/** The chain state that the reference implementation uses to validate the vectors. */
const CHAIN = { blockNumber: 700_000n, balance: 1_000_000_000_000n, minimumFee: 500n }

function decodeSigned(encoded: string): SignedTransaction {
  const transaction = decodeTransaction(encoded)
  if (transaction.signature === null) throw new Error('The vector is not signed')
  return transaction
}

describe.each(transactions.vectors)('reference transaction: $name', (vector) => {
  const transaction = decodeSigned(vector.hex)

  it('has the same message and ID as the reference', () => {
    expect(vector.hex).toHaveLength(vector.tx_sz * 2)
    expect(hex(transactionMessage(transaction))).toBe(vector.message_hash)
    // The two vectors with a tampered signature have the same ID as the original vector.
    const tampered = vector.error === 'EMCM_TXWOTS' || vector.error === 'EMCM_TXADRS'
    expect(hashTransaction(transaction) === `0x${vector.id}`).toBe(!tampered)
    expect(hashTransaction(vector.hex)).toBe(hashTransaction(transaction))
  })

  it('encodes to the same bytes', () => {
    const encoded = hex(encodeTransaction(transaction))
    expect(encoded.slice(0, -64)).toBe(vector.hex.slice(0, -64))
    expect(encoded.slice(-64)).toBe(hashTransaction(transaction).slice(2))

    const body = encoded.slice(0, -(2208 + 40) * 2)
    expect(hex(encodeTransaction({ ...transaction, signature: null }))).toBe(body)
    expect(decodeTransaction(body)).toEqual({ ...transaction, signature: null })
    expect(decodeTransaction(`0x${encoded.slice(0, -80).toUpperCase()}`)).toEqual(transaction)
    expect(decodeTransaction(Buffer.from(encoded, 'hex'))).toEqual(transaction)
  })

  it(`gets the same result as from the reference: ${vector.error ?? 'valid'}`, () => {
    const problem = validateTransaction(transaction, CHAIN)
    expect(problem?.code ?? null).toBe(vector.error)
  })
})

describe('a reference transaction created again from its parts', () => {
  /** Creates the plan for a vector, with the destinations reversed. */
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

  it('sorts destinations that the reference rejected as unsorted', () => {
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

describe('responses of a real Mesh server', () => {
  it('match the transaction created from the same request', () => {
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
    if (!destination || !source || !fee) throw new Error('the captured exchange has changed')
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

  it('are decoded and verified, and hash to the on-chain ID instead of the server’s', () => {
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

  it('are rejected if they have two destinations', () => {
    const { unsigned_transaction } = meshExchange('construction_payloads_two_destinations_BUG')
      .response.json as { unsigned_transaction: string }
    expect(() => decodeTransaction(unsigned_transaction)).toThrow(
      formatError('must have 160 or 2368 or 2408 bytes, got 204'),
    )
  })
})
