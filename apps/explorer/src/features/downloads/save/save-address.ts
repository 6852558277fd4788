import type { ParsedAddress } from '@mcm/address'
import {
  type AddressHistory,
  addressFileName,
  addressHistoryCsv,
  addressHistoryJson,
  createBlobStore,
  createHistorySource,
  readHistory,
  saveStream,
  UnsettledHistoryError,
} from '@mcm/exports'
import { summarizeTransaction } from '@mcm/rosetta-client'
import { createDownloadClient } from './download-client'
import type { DownloadJob, Save } from '../download'
import { lazyStream } from './lazy-stream'

export interface AddressFile {
  endpoint: string
  address: ParsedAddress
  format: 'csv' | 'json'
}

/** Fetches an address's full history with block times and saves it. */
export function saveAddress({ endpoint, address, format }: AddressFile): Save {
  return async (job) => {
    let replaced: AddressHistory['replaced'] = []
    const write = format === 'csv' ? addressHistoryCsv : addressHistoryJson
    const file = lazyStream(async () => {
      const history = await read(endpoint, address.hex, job)
      replaced = history.replaced
      return write(history.items(), history.account, { signal: job.signal })
    })
    const result = await saveStream(file, addressFileName(address.base58, format))
    return { result, replaced }
  }
}

async function read(endpoint: string, address: string, job: DownloadJob): Promise<AddressHistory> {
  const { client, options: request } = createDownloadClient(endpoint, job)
  const source = createHistorySource(client, address, request)
  const options = {
    summarize: summarizeTransaction,
    store: createBlobStore(),
    onProgress: job.onProgress,
  }
  for (;;) {
    try {
      return await readHistory(source, options)
    } catch (error) {
      // Final data has been stored: a retry reads only the latest part.
      if (!(error instanceof UnsettledHistoryError) || !(await job.onHalt())) throw error
    }
  }
}
