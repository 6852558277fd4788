import { describe, expect, it } from 'vitest'
import { capture } from '../test/support/captures'
import { fakeEndpoint } from '../test/support/fake-endpoint'
import { createRosettaClient } from './client'
import { transferOperations } from './operations'
import type { ConstructionOperation, Transfer } from './operations'

const SOURCE = '0xf246b4d99c0060da5f681179099ef5971b750494'
const DESTINATION = '0x1a88c2b1783b7d029b6ea30a5054dadf2185ef86'
const TRANSFER: Transfer = {
  source: SOURCE,
  destination: DESTINATION,
  amount: 5_000_000_000n,
  fee: 500n,
  memo: 'INV-42',
}

const captured = capture('construction_payloads').request.body as {
  operations: ConstructionOperation[]
  metadata: { block_to_live: string; change_pk: string; source_balance: string }
  public_keys: [{ hex_bytes: string }]
}

function setUp() {
  const { fetch, calls } = fakeEndpoint(
    ({ path }) => JSON.parse(capture(path.slice(1).replace('/', '_')).response.text) as object,
  )
  const { construction } = createRosettaClient({
    baseUrl: 'https://node.example',
    fetch,
    retry: false,
  })
  const preprocess = (operations: readonly ConstructionOperation[]) =>
    construction.preprocess({ operations, changeAddressHash: '83'.repeat(20) })
  const payloads = (operations: readonly ConstructionOperation[], balance = '273181765979023') =>
    construction.payloads({
      operations,
      metadata: { ...captured.metadata, source_balance: balance },
      publicKey: captured.public_keys[0].hex_bytes,
    })
  return { construction, preprocess, payloads, calls }
}

describe('transferOperations', () => {
  it('creates the captured operations, except for the status', () => {
    const made = transferOperations(TRANSFER).map((operation) => ({
      ...operation,
      status: 'SUCCESS',
    }))
    expect(made).toEqual(captured.operations)
  })

  it('accepts addresses in any format and an empty memo', () => {
    const [destination, source] = transferOperations({
      source: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
      destination: DESTINATION.slice(2).toUpperCase(),
      amount: 1n,
      fee: 500n,
    })
    expect(destination).toMatchObject({
      account: { address: DESTINATION },
      metadata: { memo: '' },
    })
    expect(source?.account.address).toBe('0x3f1fba7025c7d37470e7260117a72b7de9f5ca59')
  })

  it.each<[string, Partial<Transfer>, string]>([
    ['address', { source: 'invalid' }, 'is invalid'],
    ['address', { destination: '' }, 'is invalid'],
    ['operations', { destination: SOURCE }, 'must not pay the source'],
    ['amount', { amount: 0n }, 'an integer in nanoMCM from 1'],
    ['amount', { amount: -1n }, 'an integer in nanoMCM from 1'],
    ['amount', { fee: 0n }, 'an integer in nanoMCM from 1'],
    ['operations', { amount: 2n ** 64n - 1n }, '64 bits'],
    ['memo', { memo: 'AB-CD' }, "'AB-CD' is invalid"],
    ['memo', { memo: 'ABCDEFGHIJKLMNOPQ' }, 'at most 16'],
  ])('rejects an invalid %s: %o', (argument, change, problem) => {
    expect(() => transferOperations({ ...TRANSFER, ...change })).toThrow(
      expect.objectContaining({
        name: 'InvalidRequestError',
        argument,
        message: expect.stringMatching(
          new RegExp(`${problem}.*\\(transferOperations\\)$`),
        ) as string,
      }),
    )
  })
})

describe('construction', () => {
  const operations = transferOperations(TRANSFER)
  const [destination, source, fee] = operations as [
    ConstructionOperation,
    ConstructionOperation,
    ConstructionOperation,
  ]
  const other = { ...destination, account: { address: `0x${'11'.repeat(20)}` } }

  it.each<[string, ConstructionOperation[]]>([
    ['no source', [destination, fee]],
    ['two sources', [destination, source, source, fee]],
    ['no fee', [destination, source]],
    ['no destination', [source, fee]],
    ['something else', [destination, source, fee, { ...fee, type: 'REWARD' as 'FEE' }]],
  ])('rejects operations with %s', async (_name, wrong) => {
    const { preprocess, payloads, calls } = setUp()
    const refusal = { name: 'InvalidRequestError', argument: 'operations' }
    await expect(preprocess(wrong)).rejects.toMatchObject(refusal)
    await expect(payloads(wrong)).rejects.toMatchObject(refusal)
    expect(calls).toEqual([])
  })

  it('rejects several destinations, for which the server would build an invalid transaction', async () => {
    const { preprocess, payloads, calls } = setUp()
    await preprocess([destination, other, source, fee])
    expect(calls).toHaveLength(1)
    await expect(payloads([destination, other, source, fee])).rejects.toMatchObject({
      argument: 'operations',
      message: expect.stringContaining('@mcm/address/transaction') as string,
    })
    const many = Array.from({ length: 256 }, () => other)
    await expect(preprocess([...many, source, fee])).rejects.toMatchObject({
      message: expect.stringContaining('at most 255 destinations') as string,
    })
    expect(calls).toHaveLength(1)
  })

  it('rejects an insufficient balance, for which the server would overflow', async () => {
    const { payloads } = setUp()
    await expect(payloads(operations, '5000000499')).rejects.toMatchObject({
      argument: 'operations',
      message: expect.stringContaining(
        '5000000500 nanoMCM, but the balance is 5000000499 nanoMCM',
      ) as string,
    })
    await expect(payloads(operations, '5000000500')).resolves.toBeDefined()
  })

  it('adds a missing memo, without which the server crashes', async () => {
    const { payloads, calls } = setUp()
    await payloads([{ ...destination, metadata: {} }, source, fee])
    expect(calls[0]?.body).toMatchObject({ operations: [{ metadata: { memo: '' } }, {}, {}] })
  })

  it.each<[string, Parameters<ReturnType<typeof setUp>['construction']['preprocess']>[0]]>([
    ['changeAddressHash', { operations, changeAddressHash: 'ab'.repeat(2144) }],
    ['changeAddressHash', { operations, changeAddressHash: '0x12' }],
    ['blockToLive', { operations, changeAddressHash: '83'.repeat(20), blockToLive: 1.5 }],
    ['blockToLive', { operations, changeAddressHash: '83'.repeat(20), blockToLive: -1 }],
  ])('preprocess rejects an invalid %s', async (argument, params) => {
    const { construction, calls } = setUp()
    await expect(construction.preprocess(params)).rejects.toMatchObject({
      name: 'InvalidRequestError',
      argument,
    })
    expect(calls).toEqual([])
  })

  it('accepts keys and transactions as bytes', async () => {
    const { construction, calls } = setUp()
    const bytes = new Uint8Array(2144).fill(0xab)
    await construction.derive({ publicKey: bytes, tag: SOURCE })
    expect(calls[0]?.body['public_key']).toEqual({
      hex_bytes: 'ab'.repeat(2144),
      curve_type: 'wotsp',
    })
    await construction.hash({ signedTransaction: new Uint8Array(2408) })
    expect(calls[1]?.body['signed_transaction']).toBe('00'.repeat(2408))
    await construction.hash({ signedTransaction: `0X${'AB'.repeat(2408)}` })
    expect(calls[2]?.body['signed_transaction']).toBe('ab'.repeat(2408))
  })

  it.each([2407, 2409, 2364, 0, 160])('rejects a signed transaction of %i bytes', async (size) => {
    const { construction, calls } = setUp()
    const signedTransaction = new Uint8Array(size)
    const refusal = { name: 'InvalidRequestError', argument: 'signedTransaction' }
    await expect(construction.submit({ signedTransaction })).rejects.toMatchObject(refusal)
    await expect(construction.hash({ signedTransaction })).rejects.toMatchObject(refusal)
    await expect(
      construction.parse({ signed: true, transaction: signedTransaction }),
    ).rejects.toMatchObject({ name: 'InvalidRequestError', argument: 'transaction' })
    expect(calls).toEqual([])
  })
})
