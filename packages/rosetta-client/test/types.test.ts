import { describe, expect, expectTypeOf, it } from 'vitest'
import { RosettaErrorCode, createRosettaClient, isApiError, isRosettaError } from '../src/index'
import type {
  AccountBalanceResponse,
  AnyRosettaError,
  Block,
  ChainEvent,
  Paged,
  RateLimitError,
  RosettaApiError,
  RosettaClient,
  RosettaReader,
  SearchTransaction,
  SearchTransactionsResponse,
  Transaction,
} from '../src/index'

/** Never asked: these calls are for the compiler. */
const client = createRosettaClient({
  baseUrl: 'https://node.example',
  fetch: () => Promise.reject(new Error('No call of this test may be sent')),
})

describe('a wrong call does not compile, and is refused from JavaScript', () => {
  it.each<[string, () => Promise<unknown>]>([
    // @ts-expect-error a block needs an index or a hash
    ['no block', () => client.block.get({})],
    // @ts-expect-error an index is a number
    ['an index as text', () => client.block.get({ index: '5' })],
    // @ts-expect-error there is no such name for a block
    ['an unknown name', () => client.block.get('latest')],
    // @ts-expect-error a transaction is looked for in a block
    ['a transaction without its block', () => client.block.transaction({ hash: 'ab' })],
    // @ts-expect-error a balance is somebody's
    ['nobody', () => client.account.balance({})],
    // @ts-expect-error rewards are never found
    ['a search for rewards', () => client.search.transactions({ type: 'REWARD' })],
    // @ts-expect-error no block has this status
    ['an unknown status', () => client.search.transactions({ status: 'DONE' })],
    // @ts-expect-error a limit is a number
    ['a limit as text', () => client.search.transactions({ limit: '10' })],
    // @ts-expect-error a hash is text
    ['a hash as a number', () => client.mempool.transaction({ hash: 5 })],
    // @ts-expect-error a tag is asked for by address
    ['a tag under its wire name', () => client.call.resolveTag({ tag: '0x' })],
    // @ts-expect-error an offset is a number
    ['an offset as bigint', () => client.events.blocks({ offset: 5n })],
    // @ts-expect-error a transaction is sent signed
    ['an unsigned transaction', () => client.construction.submit({ unsignedTransaction: '00' })],
  ])('%s', async (_name, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'InvalidRequestError' })
  })

  it('nor does a wrong option', () => {
    // @ts-expect-error an endpoint is needed
    expect(() => createRosettaClient({})).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError' }),
    )
    // @ts-expect-error a submit is never repeated
    expectTypeOf(client.construction.submit).parameter(1).toExtend<{ retry: number } | undefined>()
    expectTypeOf<{ richest: true }>().not.toExtend<
      Parameters<RosettaClient['stats']['richList']>[0]
    >()
  })
})

describe('answers are typed to the last field', () => {
  it('of each call', () => {
    expectTypeOf(client.block.get).returns.resolves.toEqualTypeOf<{ block: Block }>()
    expectTypeOf<Block['transactions'][number]>().toEqualTypeOf<Transaction>()
    expectTypeOf<AccountBalanceResponse['balances'][0]['value']>().toEqualTypeOf<string>()
    expectTypeOf<Block['metadata']['haiku']>().toEqualTypeOf<string | undefined>()
    expectTypeOf(client.search.all).returns.toEqualTypeOf<
      Paged<SearchTransaction, SearchTransactionsResponse>
    >()
    expectTypeOf(client.events.follow).returns.toEqualTypeOf<AsyncIterable<ChainEvent>>()
    expectTypeOf(client.call.resolveTag).returns.resolves.toHaveProperty('result')
  })

  it('and a client is a reader', () => {
    expectTypeOf<RosettaClient>().toExtend<RosettaReader>()
    expectTypeOf<RosettaReader>().not.toHaveProperty('construction')
  })
})

describe('errors are narrowed', () => {
  const thrown: unknown = new Error('nothing of ours')

  it('by name, by code and by both', () => {
    expect(isRosettaError(thrown)).toBe(false)
    if (isRosettaError(thrown)) expectTypeOf(thrown).toEqualTypeOf<AnyRosettaError>()
    if (isRosettaError(thrown, 'RateLimitError')) {
      expectTypeOf(thrown).toEqualTypeOf<RateLimitError>()
      expectTypeOf(thrown.retryAfter).toEqualTypeOf<number | undefined>()
    }
    if (isRosettaError(thrown, 'RosettaApiError')) {
      expectTypeOf(thrown).toEqualTypeOf<RosettaApiError>()
      if (thrown.code === RosettaErrorCode.BlockNotFound)
        expectTypeOf(thrown.code).toEqualTypeOf<6>()
    }
    if (isApiError(thrown, RosettaErrorCode.BlockNotFound)) {
      expectTypeOf(thrown).toExtend<RosettaApiError>()
      expectTypeOf(thrown.code).toEqualTypeOf<6>()
    }
  })

  it('by a switch over all names', () => {
    const describeError = (error: AnyRosettaError): string | number | undefined => {
      switch (error.name) {
        case 'RosettaApiError':
          return error.code
        case 'RateLimitError':
          return error.retryAfter
        case 'RequestTimeoutError':
          return error.timeout
        case 'ConnectionError':
          return error.status
        case 'EndpointCapabilityError':
          return error.call
        case 'InvalidResponseError':
          return error.path
        case 'InvalidRequestError':
          return error.argument
        case 'DeepReorgError':
          return error.lost.length
      }
    }
    expectTypeOf(describeError).returns.toEqualTypeOf<string | number | undefined>()
    expect(isRosettaError(thrown) && describeError(thrown)).toBe(false)
  })
})
