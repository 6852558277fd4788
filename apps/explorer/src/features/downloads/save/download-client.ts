import {
  isRetriable,
  isApiError,
  type RequestOptions,
  type RosettaReader,
} from '@mcm/rosetta-client'
import { clientFor } from '../../../data/client'
import type { DownloadJob } from '../download'

/** Maximum time a visitor may take to press 'Retry'. It counts toward a call's total timeout. */
const DAY_MS = 86_400_000

/**
 * The client for a download, including its retries: first automatic, where that can help, and then
 * at the visitor's request. A response such as 'not found' ends the call.
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
  return isApiError(error) && !isRetriable(error)
}
