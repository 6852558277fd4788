import { describe, expect, it } from 'vitest'
import { createRosettaClient, InvalidResponseError } from '../src/index'
import { makeCall } from './support/capture-calls'
import { capture } from './support/captures'
import { fakeEndpoint } from './support/fake-endpoint'

type Path = readonly (string | number)[]

const TRANSACTION = ['block', 'transactions', 1]

/** All unsigned amounts of all calls. The source's signed amount is tested below. */
const UNSIGNED: readonly (readonly [capture: string, path: Path])[] = [
  ['account_balance_tag', ['balances', 0, 'value']],
  ['richlist_ascending_true', ['accounts', 3, 'balance', 'value']],
  ['richlist_ascending_true', ['circulating_supply', 'value']],
  ['call_tag_resolve', ['result', 'amount']],
  ['block_standard_by_hash', ['block', 'transactions', 0, 'operations', 0, 'amount', 'value']],
  ['block_standard_by_hash', [...TRANSACTION, 'operations', 0, 'amount', 'value']],
  ['block_standard_by_hash', [...TRANSACTION, 'operations', 2, 'amount', 'value']],
  ['block_standard_by_hash', [...TRANSACTION, 'operations', 1, 'metadata', 'change_amount']],
  ['block_standard_by_hash', [...TRANSACTION, 'operations', 1, 'metadata', 'source_amount']],
  ['block_standard_by_hash', [...TRANSACTION, 'metadata', 'block_to_live']],
  ['search_default', ['transactions', 0, 'operations', 1, 'amount', 'value']],
  ['search_default', ['transactions', 0, 'metadata', 'send_total']],
  ['search_default', ['transactions', 0, 'metadata', 'change_total']],
  ['search_default', ['transactions', 0, 'metadata', 'fee_total']],
  ['search_default', ['transactions', 0, 'metadata', 'block_to_live']],
  ['construction_metadata', ['metadata', 'source_balance']],
  ['construction_metadata', ['metadata', 'block_to_live']],
  ['construction_metadata', ['suggested_fee', 0, 'value']],
]

const SOURCE = [...TRANSACTION, 'operations', 1, 'amount', 'value']

/** Returns the outcome of a captured call with a value replaced in the response. */
function outcomeWith(name: string, path: Path, value: unknown): Promise<unknown> {
  const { request, response } = capture(name)
  const body: unknown = JSON.parse(response.text)
  const [last = ''] = path.slice(-1)
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as never)[key], body)
  const field = parent as Record<string | number, unknown>
  if (field[last] === undefined) throw new Error(`${name} has no ${path.join('.')}`)
  field[last] = value
  const { fetch } = fakeEndpoint(() => body as object)
  const client = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  return makeCall(client, request).catch((error: unknown) => error)
}

describe.each(UNSIGNED)('%s: %j', (name, path) => {
  it.each(['0', '1', '18446744073709551615'])('accepts %s', async (value) => {
    expect(await outcomeWith(name, path, value)).not.toBeInstanceOf(Error)
  })

  it.each<unknown>([
    '-1',
    '-0',
    '',
    '+5',
    '05',
    '1.5',
    '1e3',
    ' 5',
    '0x10',
    '18446744073709551616',
    '9'.repeat(200_000),
    -1,
    null,
    true,
  ])('rejects %o', async (value) => {
    expect(await outcomeWith(name, path, value)).toBeInstanceOf(InvalidResponseError)
  })
})

describe('the amount of a source', () => {
  const set = (value: unknown) => outcomeWith('block_standard_by_hash', SOURCE, value)

  it.each(['0', '-1', '-18446744073709551615'])('can be %s', async (value) => {
    expect(await set(value)).not.toBeInstanceOf(Error)
  })

  it.each<unknown>(['1', '-0', '-01', '-18446744073709551616', `-${'9'.repeat(200_000)}`, -5])(
    'rejects %o',
    async (value) => {
      expect(await set(value)).toBeInstanceOf(InvalidResponseError)
    },
  )

  it('is reported in the error', async () => {
    expect(await set('5')).toMatchObject({
      path: 'block.transactions[1].operations[1].amount',
      message: expect.stringContaining(
        'expected an amount with the sign required by the operation type, got {"value":"5"',
      ) as string,
    })
  })
})

it('accepts any sign for an unknown operation type', async () => {
  const operation = [...TRANSACTION, 'operations', 0]
  for (const value of ['5', '-5']) {
    const amount = { value, currency: { symbol: 'MCM', decimals: 9 } }
    const unknown = { operation_identifier: { index: 0 }, type: 'BURN', status: 'SUCCESS', amount }
    const outcome = await outcomeWith('block_standard_by_hash', operation, unknown)
    expect(outcome).not.toBeInstanceOf(Error)
  }
})

describe.each([
  ['account_balance_tag', ['balances', 0, 'currency']],
  ['richlist_ascending_true', ['accounts', 0, 'balance', 'currency']],
  ['richlist_ascending_true', ['circulating_supply', 'currency']],
  ['block_standard_by_hash', [...TRANSACTION, 'operations', 1, 'amount', 'currency']],
  ['search_default', ['transactions', 0, 'operations', 0, 'amount', 'currency']],
  ['construction_metadata', ['suggested_fee', 0, 'currency']],
] as const)('%s: %j', (name, path) => {
  it.each<unknown>([
    { symbol: 'BTC', decimals: 9 },
    { symbol: 'mcm', decimals: 9 },
    { symbol: 'MCM', decimals: 8 },
    { symbol: 'MCM' },
    {},
    'MCM',
    null,
  ])('rejects %o', async (currency) => {
    expect(await outcomeWith(name, path, currency)).toBeInstanceOf(InvalidResponseError)
  })
})

it('rejects a second balance in another currency', async () => {
  const balances = [
    { value: '5', currency: { symbol: 'MCM', decimals: 9 } },
    { value: '5', currency: { symbol: 'BTC', decimals: 8 } },
  ]
  const outcome = await outcomeWith('account_balance_tag', ['balances'], balances)
  expect(outcome).toBeInstanceOf(InvalidResponseError)
})
