import type { Address } from '@mcm/address'
import {
  addressFileName,
  addressHistoryCsv,
  addressHistoryJson,
  fetchHistoryPages,
  HISTORY_PAGE_SIZE,
  type HistoryItem,
  historyTransactions,
  saveStream,
  withBlockTimes,
} from '@mcm/exports'
import {
  type BlockIdentifier,
  isApiError,
  isRosettaError,
  RosettaErrorCode,
  summarizeTransaction,
} from '@mcm/rosetta-client'
import { asking } from './asking'
import type { DownloadJob, Save } from './download'

export interface AddressFile {
  endpoint: string
  address: Address
  format: 'csv' | 'json'
}

type Endpoint = ReturnType<typeof asking>

/** Fetches the whole history of an address with the times of its blocks, and saves it as it comes. */
export function saveAddress({ endpoint, address, format }: AddressFile): Save {
  return async (job) => {
    const { signal } = job
    const asked = asking(endpoint, job)
    const balance = await balanceOf(asked, address.hex, signal)
    const items = history(asked, address.hex, balance.block, job)
    const write = format === 'csv' ? addressHistoryCsv : addressHistoryJson
    const file = write(items, { address: address.hex, balance }, { signal })
    return { result: await saveStream(file, addressFileName(address.base58, format)) }
  }
}

/** What the address holds, and up to which block its history is read. */
async function balanceOf({ client, patiently }: Endpoint, address: string, signal: AbortSignal) {
  try {
    const { balances, block_identifier } = await patiently(() =>
      client.account.balance({ address }, { signal }),
    )
    return { value: BigInt(balances[0].value), block: block_identifier.index }
  } catch (error) {
    if (!isApiError(error, RosettaErrorCode.AccountNotFound)) throw error
    // It holds nothing and may well have a history. A node that is down says the same, but has no tip.
    const { block } = await patiently(() => client.block.get('tip', { signal }))
    return { value: 0n, block: block.block_identifier.index }
  }
}

async function* history(
  { client, paging, patiently }: Endpoint,
  address: string,
  maxBlock: number,
  { signal, onProgress }: DownloadJob,
): AsyncGenerator<HistoryItem> {
  let total = 0
  let loaded = 0
  const limit = HISTORY_PAGE_SIZE
  const pages = fetchHistoryPages({
    ...paging,
    page: (offset) => client.search.transactions({ address, maxBlock, offset, limit }, { signal }),
  })
  const transactions = historyTransactions(pages, (page) => {
    total = page.total
    onProgress({ loaded, total })
  })
  const timeOf = async ({ index, hash }: BlockIdentifier): Promise<number | null> => {
    try {
      const { block } = await patiently(() => client.block.get({ index, hash }, { signal }))
      return block.timestamp
    } catch (error) {
      if (isGone(error)) return null
      throw error
    }
  }
  for await (const { transaction, time } of withBlockTimes(transactions, timeOf)) {
    yield { summary: summarizeTransaction(transaction), time }
    loaded += 1
    // A transaction in two rival blocks is two lines, but the server counts it once.
    onProgress({ loaded, total: Math.max(total, loaded) })
  }
}

/** The endpoint keeps the block no longer, or another one stands at its height. */
function isGone(error: unknown): boolean {
  if (isApiError(error, RosettaErrorCode.BlockNotFound)) return true
  return isRosettaError(error, 'InvalidResponseError') && error.path.endsWith('.hash')
}
