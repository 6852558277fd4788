import { describe, expect, it, vi } from 'vitest'
import { RosettaErrorCode } from './error-codes'
import * as kinds from './error-kinds'
import {
  ConnectionError,
  DeepReorgError,
  EndpointCapabilityError,
  InvalidRequestError,
  InvalidResponseError,
  RateLimitError,
  RequestTimeoutError,
  RosettaApiError,
  RosettaError,
} from './errors'
import type { AnyRosettaError } from './errors'

const context = { endpoint: 'https://node.example', call: '/block' }
const apiError = (code: number, call = '/block'): RosettaApiError =>
  new RosettaApiError(
    { code, message: 'Block not found', retriable: true, status: 200 },
    { ...context, call },
  )

const ALL = [
  [apiError(6), 'RosettaApiError', 'Block not found, code 6'],
  [
    new RosettaApiError(
      {
        code: 1,
        message: 'Invalid request',
        retriable: false,
        details: { reason: 'limit should be from 1 to 100' },
        status: 500,
      },
      context,
    ),
    'RosettaApiError',
    'Invalid request, code 1 {"reason":"limit should be from 1 to 100"}',
  ],
  [new RateLimitError({}, context), 'RateLimitError', 'Too many requests'],
  [
    new RateLimitError({ retryAfter: 3 }, context),
    'RateLimitError',
    'Too many requests, try again in 3 s',
  ],
  [
    new RequestTimeoutError(5, 'attempt', context),
    'RequestTimeoutError',
    'No complete response within 5 ms',
  ],
  [
    new RequestTimeoutError(5, 'total', context),
    'RequestTimeoutError',
    'No complete response within 5 ms including retries',
  ],
  [new ConnectionError('HTTP error 502', 502, context), 'ConnectionError', 'HTTP error 502'],
  [
    new EndpointCapabilityError(context),
    'EndpointCapabilityError',
    "The endpoint doesn't support this call",
  ],
  [
    new InvalidResponseError('block.metadata', 'expected Object, got null', context),
    'InvalidResponseError',
    'Invalid response at block.metadata: expected Object, got null',
  ],
  [
    new InvalidResponseError('', 'expected JSON, got nothing', context),
    'InvalidResponseError',
    'Invalid response: expected JSON, got nothing',
  ],
  [new InvalidRequestError('limit', 'is wrong', context), 'InvalidRequestError', 'limit is wrong'],
  [
    new DeepReorgError([{ index: 7, hash: '0x7' }], undefined, context),
    'DeepReorgError',
    'Reorg deeper than the last 1 known blocks: replaced block 7 and earlier blocks',
  ],
] as const

const { isApiError, isRetriable, isRosettaError } = kinds
/** The guard of each class. */
const GUARDS: Record<AnyRosettaError['name'], (error: unknown) => boolean> = {
  RosettaApiError: (error) => isApiError(error),
  RateLimitError: kinds.isRateLimitError,
  RequestTimeoutError: kinds.isRequestTimeoutError,
  ConnectionError: kinds.isConnectionError,
  EndpointCapabilityError: kinds.isEndpointCapabilityError,
  InvalidResponseError: kinds.isInvalidResponseError,
  InvalidRequestError: kinds.isInvalidRequestError,
  DeepReorgError: kinds.isDeepReorgError,
}

describe.each(ALL)('%s', (error, name, message) => {
  it('has a message with the problem, the call and the endpoint', () => {
    expect(error.message).toBe(`${message} (/block at https://node.example)`)
    expect(error).toMatchObject({ name, ...context })
    expect(error).toBeInstanceOf(RosettaError)
    expect(error).toBeInstanceOf(Error)
    expect(String(error)).toBe(`${name}: ${error.message}`)
  })

  it('is recognized only by its own guard', () => {
    expect(isRosettaError(error)).toBe(true)
    const matching = Object.entries(GUARDS).filter(([, guard]) => guard(error))
    expect(matching.map(([guarded]) => guarded)).toEqual([name])
  })
})

it('recognizes errors of another copy of the package', async () => {
  vi.resetModules()
  const copy = await import('./errors')
  const error: unknown = new copy.RosettaApiError(
    { code: 9, message: 'Service unavailable', retriable: true, status: 200 },
    context,
  )
  expect(error).not.toBeInstanceOf(RosettaError)
  expect(isApiError(error)).toBe(true)
  expect(isApiError(error, RosettaErrorCode.ServiceUnavailable)).toBe(true)
  expect(isRetriable(error)).toBe(true)
})

it('keeps its mark out of logs and comparisons', () => {
  const copy: object = Object.assign({}, apiError(6))
  expect(Object.getOwnPropertySymbols(copy)).toEqual([])
})

it.each([
  new Error('no'),
  new TypeError('no'),
  Object.assign(new Error('no'), { name: 'RosettaApiError', ...context, code: 6 }),
  { name: 'RosettaApiError' },
  null,
  undefined,
  'no',
])('does not recognize %s', (thrown) => {
  expect(isRosettaError(thrown)).toBe(false)
  expect(Object.values(GUARDS).some((guard) => guard(thrown))).toBe(false)
  expect(isApiError(thrown, 6)).toBe(false)
  expect(isRetriable(thrown)).toBe(false)
})

it('keeps the cause', () => {
  const cause = new TypeError('fetch failed')
  expect(new ConnectionError('No response', undefined, { ...context, cause }).cause).toBe(cause)
  expect('cause' in new ConnectionError('No response', undefined, context)).toBe(false)
})

it('includes all fields of an API error in RosettaApiError', () => {
  const details = { reason: 'because' }
  const error = new RosettaApiError(
    { code: 6, message: 'Block not found', retriable: true, details, status: 500 },
    context,
  )
  expect(error).toMatchObject({
    code: RosettaErrorCode.BlockNotFound,
    reason: 'Block not found',
    retriable: true,
    details,
    status: 500,
    call: '/block',
  })
})

describe('server text in a message', () => {
  const made = (message: string, details?: Record<string, unknown>) =>
    new RosettaApiError({ code: 2, message, retriable: true, details, status: 200 }, context)
      .message

  it('is truncated', () => {
    expect(made('x'.repeat(1_000_000), { more: 'y'.repeat(1_000_000) }).length).toBeLessThan(600)
  })

  it('can’t affect a terminal', () => {
    expect(made('\u001b[2Jgone\r\nnew \u202e line')).toContain(
      '\\u{1b}[2Jgone\\u{d}\\u{a}new \\u{202e} line, code 2',
    )
  })

  it('can be nested too deeply for JSON.stringify', () => {
    let details: Record<string, unknown> = {}
    for (let depth = 0; depth < 100_000; depth++) details = { details }
    expect(made('no', details)).toContain('nested too deep')
  })
})

describe('isRetriable', () => {
  it.each<[Error, boolean]>([
    ...[1, 3, 4, 5, 6, 7, 8, 99].map((code): [Error, boolean] => [apiError(code), false]),
    [apiError(2), true],
    [apiError(9), true],
    [apiError(2, '/mempool'), false],
    [apiError(2, '/mempool/transaction'), false],
    [apiError(9, '/mempool'), true],
    [new RateLimitError({}, context), true],
    [new RequestTimeoutError(1, 'attempt', context), true],
    [new ConnectionError('', undefined, context), true],
    [new ConnectionError('', 500, context), true],
    [new ConnectionError('', 503, context), true],
    [new ConnectionError('', 403, context), false],
    [new ConnectionError('', 302, context), false],
    [new ConnectionError('', 0, context), false],
    [new EndpointCapabilityError(context), false],
    [new InvalidResponseError('', '', context), false],
    [new InvalidRequestError('', '', context), false],
  ])('%s: %s', (error, retriable) => {
    expect(isRetriable(error)).toBe(retriable)
  })
})
