import {
  isRetriable,
  isRosettaError,
  type RequestOptions,
  type RosettaReader,
} from '@mcm/rosetta-client'
import { clientFor } from '../../../data/client'
import type { DownloadJob } from '../download'

/** A visitor may take a day to press 'Retry', which counts toward a call's total timeout. */
const DAY_MS = 86_400_000

/**
 * A download's client with its retries: automatic where that can help, then when the visitor
 * asks. A response such as 'not found' ends the call.
 */
export function createDownloadClient(
  endpoint: string,
  { signal, onHalt }: DownloadJob,
): { client: RosettaReader; options: RequestOptions } {
  const onGiveUp = (error: unknown) => !isApiResponse(error) && onHalt()
  const retry = { limit: 3, onGiveUp }
  return {
    client: clientFor(endpoint, 'background'),
    options: { signal, retry, totalTimeout: DAY_MS },
  }
}

function isApiResponse(error: unknown): boolean {
  return isRosettaError(error, 'RosettaApiError') && !isRetriable(error)
}
