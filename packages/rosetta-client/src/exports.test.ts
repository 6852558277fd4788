import { expect, it } from 'vitest'
import * as amount from './amount'
import * as client from './index'

// These exports are the public API. Removing or renaming one is a breaking change.
it.each([
  [
    '@mcm/rosetta-client',
    client,
    [
      'ConnectionError',
      'DeepReorgError',
      'EndpointCapabilityError',
      'InvalidAmountError',
      'InvalidRequestError',
      'InvalidResponseError',
      'MAINNET',
      'NANO_PER_MCM',
      'RateLimitError',
      'RequestTimeoutError',
      'RosettaApiError',
      'RosettaError',
      'RosettaErrorCode',
      'createBlockEventsReader',
      'createRosettaClient',
      'createRosettaReader',
      'formatMcm',
      'isApiError',
      'isConnectionError',
      'isDeepReorgError',
      'isEndpointCapabilityError',
      'isInvalidAmountError',
      'isInvalidRequestError',
      'isInvalidResponseError',
      'isRateLimitError',
      'isRequestTimeoutError',
      'isRetriable',
      'isRosettaError',
      'mapConcurrently',
      'parseMcm',
      'readBalance',
      'readBlockResponse',
      'summarizeTransaction',
      'throttle',
      'transferOperations',
    ],
  ],
  [
    '@mcm/rosetta-client/amount',
    amount,
    ['InvalidAmountError', 'NANO_PER_MCM', 'formatMcm', 'isInvalidAmountError', 'parseMcm'],
  ],
])('%s exports exactly the public API', (_name, module, names) => {
  expect(Object.keys(module).sort()).toEqual(names)
})

it('has all 20 calls of the specification', () => {
  const made = client.createRosettaClient({ baseUrl: 'https://node.example' })
  const methods = Object.entries(made).flatMap(([group, resource]) =>
    typeof resource === 'object' && !Array.isArray(resource)
      ? Object.keys(resource).map((name) => `${group}.${name}`)
      : [],
  )
  const helpers = new Set(['events.follow', 'deposits.follow'])
  expect(methods.filter((name) => !helpers.has(name)).sort()).toEqual([
    'account.balance',
    'block.get',
    'block.transaction',
    'call.resolveTag',
    'construction.combine',
    'construction.derive',
    'construction.hash',
    'construction.metadata',
    'construction.parse',
    'construction.payloads',
    'construction.preprocess',
    'construction.submit',
    'events.blocks',
    'mempool.list',
    'mempool.transaction',
    'network.list',
    'network.options',
    'network.status',
    'search.transactions',
    'stats.richList',
  ])
})
