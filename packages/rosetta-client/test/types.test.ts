import type { Address } from '@mcm/address'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  RosettaErrorCode,
  createRosettaClient,
  isApiError,
  isRosettaError,
  isRateLimitError,
} from '../src/index'
import type {
  AccountBalanceResponse,
  AddressInput,
  AnyRosettaError,
  Block,
  ChainEvent,
  ApiList,
  ApiResult,
  RateLimitError,
  RosettaApiError,
  RosettaClient,
  RosettaReader,
  SearchTransaction,
  SearchTransactionsResponse,
  Transaction,
} from '../src/index'

/** Not used for requests; these calls only check types. */
const client = createRosettaClient({
  baseUrl: 'https://node.example',
  fetch: () => Promise.reject(new Error('No call of this test may be sent')),
})

describe('an invalid call doesn’t compile, and is rejected at run time', () => {
  it.each<[string, () => Promise<unknown>]>([
    // @ts-expect-error block requires an index or a hash
    ['no block', () => client.block.get({})],
    // @ts-expect-error index must be a number
    ['an index as a string', () => client.block.get({ index: '5' })],
    // @ts-expect-error unknown block name
    ['an unknown name', () => client.block.get('latest')],
    // @ts-expect-error block is required
    ['a transaction without its block', () => client.block.transaction({ hash: 'ab' })],
    // @ts-expect-error address is required
    ['no address', () => client.account.balance({})],
    // @ts-expect-error rewards aren't indexed
    ['a search for rewards', () => client.search.transactions({ type: 'REWARD' })],
    // @ts-expect-error unknown status
    ['an unknown status', () => client.search.transactions({ status: 'DONE' })],
    // @ts-expect-error limit must be a number
    ['a limit as a string', () => client.search.transactions({ limit: '10' })],
    // @ts-expect-error hash must be a string
    ['a hash as a number', () => client.mempool.transaction({ hash: 5 })],
    // @ts-expect-error the parameter is named address
    ['a tag under its API name', () => client.call.resolveTag({ tag: '0x' })],
    // @ts-expect-error offset must be a number
    ['an offset as bigint', () => client.events.blocks({ offset: 5n })],
    // @ts-expect-error the transaction must be signed
    ['an unsigned transaction', () => client.construction.submit({ unsignedTransaction: '00' })],
  ])('%s', async (_name, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'InvalidRequestError' })
  })

  it('an invalid option doesn’t compile', () => {
    // @ts-expect-error baseUrl is required
    expect(() => createRosettaClient({})).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError' }),
    )
    // @ts-expect-error submit is never retried
    expectTypeOf(client.construction.submit).parameter(1).toExtend<{ retry: number } | undefined>()
    expectTypeOf<{ richest: true }>().not.toExtend<
      Parameters<RosettaClient['stats']['richList']>[0]
    >()
  })
})

describe('responses are fully typed', () => {
  it('for each call', () => {
    expectTypeOf(client.block.get).returns.resolves.toEqualTypeOf<{ block: Block }>()
    expectTypeOf<Block['transactions'][number]>().toEqualTypeOf<Transaction>()
    expectTypeOf<AccountBalanceResponse['balances'][0]['value']>().toEqualTypeOf<string>()
    expectTypeOf<Block['metadata']['haiku']>().toEqualTypeOf<string | undefined>()
    expectTypeOf(client.search.transactions).returns.toEqualTypeOf<
      ApiList<SearchTransaction, SearchTransactionsResponse>
    >()
    expectTypeOf(
      client.search.transactions,
    ).returns.resolves.toEqualTypeOf<SearchTransactionsResponse>()
    expectTypeOf<
      ReturnType<typeof client.block.get>['withResponse']
    >().returns.resolves.toEqualTypeOf<ApiResult<{ block: Block }>>()
    expectTypeOf(client.withOptions).returns.toEqualTypeOf<RosettaClient>()
    expectTypeOf(client.events.follow).returns.toEqualTypeOf<AsyncIterable<ChainEvent>>()
    expectTypeOf(client.call.resolveTag).returns.resolves.toHaveProperty('result')
  })

  it('and a client is assignable to a reader', () => {
    expectTypeOf<RosettaClient>().toExtend<RosettaReader>()
    expectTypeOf<RosettaReader>().not.toHaveProperty('construction')
  })
})

describe('addresses', () => {
  it('can be branded strings', () => {
    type Branded = string & { readonly brand: 'Address' }
    expectTypeOf<Address>().toExtend<AddressInput>()
    expectTypeOf<Branded>().toExtend<AddressInput>()
    expectTypeOf(client.account.balance).toBeCallableWith({ address: '0x' as Branded })
  })
})

describe('errors are narrowed', () => {
  const thrown: unknown = new Error('nothing of ours')

  it('by name, by code and by both', () => {
    expect(isRosettaError(thrown)).toBe(false)
    if (isRosettaError(thrown)) expectTypeOf(thrown).toEqualTypeOf<AnyRosettaError>()
    if (isRateLimitError(thrown)) {
      expectTypeOf(thrown).toEqualTypeOf<RateLimitError>()
      expectTypeOf(thrown.retryAfter).toEqualTypeOf<number | undefined>()
    }
    if (isApiError(thrown)) {
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
