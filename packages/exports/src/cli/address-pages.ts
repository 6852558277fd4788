import type { Address } from '@mcm/address'
import { isRosettaError, RosettaErrorCode, type BlockIdentifier } from '@mcm/rosetta-client'
import { fetchHistoryPages, HISTORY_PAGE_SIZE, type HistoryPage } from '../history-pages'
import { orWhenMissing, pagingOptions, tipOf, type Context } from './context'

/** A page of a history with the times of its blocks, by hash; `null` for a block that is gone. */
export interface TimedPage extends HistoryPage {
  times: Record<string, number | null>
}

/** Fetches the transactions of an address up to a block, newest first, and when their blocks were found. */
export async function* fetchTimedPages(
  context: Context,
  address: Address,
  maxBlock: number,
  start: number,
): AsyncGenerator<TimedPage> {
  const { client, settings } = context
  const progress = context.progress('transactions')
  const page = (offset: number, signal: AbortSignal | undefined) =>
    client.search.transactions(
      { address: address.hex, maxBlock, offset, limit: HISTORY_PAGE_SIZE },
      { signal, retry: false },
    )
  let known = new Map<string, number | null>()
  for await (const { offset, page: found } of fetchHistoryPages(
    { ...pagingOptions(context), page },
    start,
  )) {
    const times = new Map<string, number | null>()
    for (const [at, { block_identifier: block }] of found.transactions.entries()) {
      progress.update(offset + at, found.total_count)
      if (!settings.blockTimes || times.has(block.hash)) continue
      // The last block of a page often goes on in the next one.
      times.set(block.hash, known.get(block.hash) ?? (await timeOf(context, block)))
    }
    known = times
    progress.update(offset + found.transactions.length, found.total_count)
    yield { offset, page: found, times: Object.fromEntries(times) }
  }
}

/** When a block was found, milliseconds since 1970; `null` if the endpoint no longer has it. */
async function timeOf(context: Context, { index, hash }: BlockIdentifier): Promise<number | null> {
  const { client, pace, signal } = context
  await pace.ready(signal)
  const asked = client.block.get({ index, hash }, { signal }).then(
    ({ block }): number | null => block.timestamp,
    (error: unknown) => {
      // Another block stands at its height: it lost.
      if (isRosettaError(error, 'InvalidResponseError') && error.path.endsWith('.hash')) return null
      throw error
    },
  )
  return orWhenMissing(asked, RosettaErrorCode.BlockNotFound, async () => {
    await tipOf(context)
    return null
  })
}
