import {
  createRosettaClient,
  isApiError,
  isRateLimitError,
  RosettaErrorCode,
} from '@mcm/rosetta-client'

// Retries automatically where it can help: up to 3 times, after 1, 2 and 4 seconds.
const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })

try {
  console.log(await mesh.network.status())
  console.log(await mesh.block.get({ index: 4_000_000_000 }))
} catch (error) {
  if (isApiError(error, RosettaErrorCode.BlockNotFound)) console.log('Not mined yet')
  else if (isRateLimitError(error)) console.log(`Wait ${error.retryAfter} s`)
  else throw error
}
