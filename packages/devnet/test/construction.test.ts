import { deriveTag } from '@mcm/address'
import {
  createTransaction,
  decodeTransaction,
  encodeTransaction,
  hashTransaction,
  signTransaction,
} from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, sign } from '@mcm/address/wots'
import type { Block, Operation } from '@mcm/rosetta-client'
import { sha256 } from '@noble/hashes/sha2.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDevnet, type Devnet } from '../src/core'
import { call, getBlock, send } from './call'

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

const small = { blocks: 40, accounts: 300, traffic: 0, difficulty: 0 }

let devnet: Devnet
let lines: string[]

beforeEach(() => {
  lines = []
  const log = (line: string): void => void lines.push(line)
  devnet = createDevnet({ ...small, log })
})

const account = deriveAccount(new Uint8Array(32).fill(7), 0)
const address = `0x${hex(account.tag)}`
const nextHash = hex(deriveTag(deriveSpendKey(account, 1).publicKey))

/** Receives 5 MCM from the faucet. */
function fund(): void {
  devnet.pay({ to: address, amount: 5_000_000_000n })
  devnet.mine()
}

function payment(destinations: object[], fee: bigint): object[] {
  const operations = [
    ...destinations,
    { type: 'SOURCE_TRANSFER', account: { address }, amount: { value: '-1' } },
    { type: 'FEE', account: { address }, amount: { value: String(fee) } },
  ]
  return operations.map((operation, index) => ({ operation_identifier: { index }, ...operation }))
}

const destination = (to: string, value: string, memo = ''): object => ({
  type: 'DESTINATION_TRANSFER',
  account: { address: to },
  amount: { value },
  metadata: { memo },
})

interface Payloads {
  unsigned_transaction: string
  payloads: { hex_bytes: string }[]
}

/** Makes the calls of a wallet and signs locally. */
async function construct(operations: object[]): Promise<string> {
  const ask = <Answer>(path: string, body: object): Promise<Answer> =>
    call<Answer>(devnet, `/construction/${path}`, body)
  const publicKeys = [{ hex_bytes: hex(account.keys.publicKey), curve_type: 'wotsp' }]

  await ask('derive', { public_key: publicKeys[0], metadata: { tag: address } })
  const preprocessed = await ask<{ options: object }>('preprocess', {
    operations,
    metadata: { block_to_live: '0', change_pk: `0x${nextHash}` },
  })
  const { metadata } = await ask<{ metadata: object }>('metadata', {
    options: preprocessed.options,
  })
  const { unsigned_transaction: unsigned, payloads } = await ask<Payloads>('payloads', {
    operations,
    metadata,
    public_keys: publicKeys,
  })
  const message = sha256(Buffer.from(payloads[0]?.hex_bytes ?? '', 'hex'))
  const { signed_transaction: signed } = await ask<{ signed_transaction: string }>('combine', {
    unsigned_transaction: unsigned,
    signatures: [
      {
        signing_payload: payloads[0],
        public_key: publicKeys[0],
        signature_type: 'wotsp',
        hex_bytes: hex(sign(message, account.keys)),
      },
    ],
  })
  return signed
}

describe('the construction calls', () => {
  it('add a transaction to the mempool, which confirms in the next block', async () => {
    fund()
    const to = devnet.chain.busiest
    const signed = await construct(payment([destination(to, '2000000000', 'INV-42')], 500n))
    const parsed = await call<{ operations: Operation[] }>(devnet, '/construction/parse', {
      signed: true,
      transaction: signed,
    })
    expect(parsed.operations.map(({ type }) => type)).toEqual([
      'DESTINATION_TRANSFER',
      'SOURCE_TRANSFER',
      'FEE',
    ])
    await call(devnet, '/construction/submit', { signed_transaction: signed })

    const id = hashTransaction(signed)
    const pending = await call<{ transaction_identifiers: object[] }>(devnet, '/mempool')
    expect(pending.transaction_identifiers).toEqual([{ hash: id }])
    const [block] = devnet.mine()
    const served: Block = await getBlock(devnet, block?.index ?? 0)
    expect(served.transactions.map((one) => one.transaction_identifier.hash)).toContain(id)
    expect(devnet.chain.account(address)).toEqual({
      address,
      keyHash: `0x${nextHash}`,
      balance: 2_999_999_500n,
    })
  })

  it('accept a transaction that the node rejects, and log the reason', async () => {
    fund()
    const to = devnet.chain.busiest
    const signed = await construct(payment([destination(to, '1', 'not a memo')], 500n))
    const response = await send(devnet, '/construction/submit', { signed_transaction: signed })
    expect(response.status).toBe(200)
    expect(await response.json()).toHaveProperty('transaction_identifier.hash')
    expect(devnet.chain.pending()).toEqual([])
    expect(lines.at(-1)).toMatch(/^Submitted transaction rejected: EMCM_XTXREF: /)
  })

  it('return bytes for two destinations that no node accepts', async () => {
    fund()
    const two = [destination(devnet.chain.busiest, '7'), destination(devnet.faucet.address, '8')]
    const signed = await construct(payment(two, 1000n))
    const response = await call<object>(devnet, '/construction/submit', {
      signed_transaction: signed,
    })
    expect(response).toHaveProperty('transaction_identifier.hash')
    expect(devnet.chain.pending()).toEqual([])
  })
})

describe('under strict Rosetta', () => {
  beforeEach(() => {
    devnet = createDevnet({ ...small, strictRosetta: true })
  })

  it('builds a valid transaction for several destinations and returns its real id', async () => {
    fund()
    const two = [
      destination(devnet.chain.busiest, '7', 'A-1'),
      destination(devnet.faucet.address, '8'),
    ]
    const signed = await construct(payment(two, 1000n))
    expect(decodeTransaction(signed).destinations).toHaveLength(2)
    const id = hashTransaction(signed).slice(2)
    for (const path of ['/construction/hash', '/construction/submit']) {
      const response = await call(devnet, path, { signed_transaction: signed })
      expect(response).toEqual({ transaction_identifier: { hash: id } })
    }
    expect(devnet.mine()[0]?.transactions.map((one) => one.id)).toEqual([`0x${id}`])
  })

  it('rejects a bad transaction with a code and the reason', async () => {
    fund()
    const signed = await construct(payment([destination(devnet.chain.busiest, '1')], 400n))
    const response = await send(devnet, '/construction/submit', { signed_transaction: signed })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      code: 1,
      message: 'Invalid request',
      retriable: false,
      details: { reason: expect.stringMatching(/^EMCM_TXFEE: .*500/) },
    })
  })
})

describe('what the node checks', () => {
  const good = (changes: object = {}): Uint8Array => {
    const entry = devnet.chain.account(address)
    const plan = {
      source: `${address}${entry?.keyHash.slice(2)}`,
      change: `${address}${nextHash}`,
      balance: entry?.balance ?? 0n,
      destinations: [{ address: devnet.chain.busiest, amount: 1000n }],
    }
    return encodeTransaction(
      signTransaction(createTransaction({ ...plan, ...changes }), account.keys),
    )
  }

  it('accepts a valid transaction once', () => {
    fund()
    const bytes = good()
    expect(devnet.submit(bytes)).toBe(hashTransaction(bytes))
    expect(devnet.submit(bytes)).toBe(hashTransaction(bytes))
    expect(devnet.chain.pending()).toHaveLength(1)
    expect(() => devnet.submit(good({ fee: 600n }))).toThrow(`Another transaction of ${address}`)
  })

  it.each([
    ['a changed amount', (bytes: Uint8Array) => bytes.with(152, 9), 'EMCM_XTXTOTALS'],
    ['a changed signature', (bytes: Uint8Array) => bytes.with(200, 9), 'EMCM_TXWOTS'],
    ['another source', (bytes: Uint8Array) => bytes.with(4, 9), 'EMCM_XTXTAGMISMATCH'],
    ['half of it', (bytes: Uint8Array) => bytes.slice(0, 900), 'Invalid version 3 transaction'],
  ])('rejects %s', (_, spoil, reason) => {
    fund()
    expect(() => devnet.submit(spoil(good()))).toThrow(reason)
  })

  it('rejects a transaction that does not spend the whole balance', () => {
    fund()
    expect(() => devnet.submit(good({ balance: 4_000_000_000n }))).toThrow('EMCM_TXTOTAL')
  })

  it('drops an expired transaction', () => {
    fund()
    const bytes = good({ blockToLive: BigInt(devnet.chain.tip.index + 1) })
    devnet.submit(bytes)
    devnet.mine(1, { pseudo: true })
    expect(devnet.chain.pending()).toEqual([])
    expect(lines.at(-2)).toMatch(/left the mempool: its source changed or it expired$/)
  })

  it('drops a transaction if its source is paid first', () => {
    fund()
    const bytes = good()
    devnet.pay({ to: address, amount: 77n })
    devnet.mine()
    expect(() => devnet.submit(bytes)).toThrow('EMCM_TXTOTAL')
  })
})
