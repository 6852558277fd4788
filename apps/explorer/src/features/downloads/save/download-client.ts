import { type PageFailure, retryPages } from '@mcm/exports'
import { isRetriable, isRosettaError } from '@mcm/rosetta-client'
import { listReaderFor } from '../../../data/list-reader'
import { pause } from '../../../shared/pause'
import type { DownloadJob } from '../download'

/** How a download asks its endpoint: at its pace, again when that can help, then as the visitor says. */
export function createDownloadClient(endpoint: string, { signal, onHalt }: DownloadJob) {
  const { client, pace } = listReaderFor(endpoint)
  const again = retryPages({ isRetriable })
  const onPageError = async (failure: PageFailure): Promise<number | null> => {
    const delay = again(failure)
    if (delay !== null) return delay
    return (await onHalt()) ? 0 : null
  }

  /** One call that is no page, asked with the same patience. An answer such as 'not found' is thrown. */
  async function withRetry<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      await pace.ready(signal)
      try {
        return await call()
      } catch (error) {
        signal.throwIfAborted()
        if (isAnswer(error)) throw error
        const delay = await onPageError({ error, offset: 0, attempt })
        if (delay === null) throw error
        await pause(delay, signal)
      }
    }
  }

  return { client, paging: { signal, pace, onPageError }, withRetry }
}

function isAnswer(error: unknown): boolean {
  return isRosettaError(error, 'RosettaApiError') && !isRetriable(error)
}
