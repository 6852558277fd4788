import {
  ledgerDat,
  RichList,
  richListCsv,
  richListFileName,
  richListJson,
  saveStream,
} from '@mcm/exports'
import { createDownloadClient } from './download-client'
import type { Save } from '../download'

export interface RichListFile {
  endpoint: string
  /** Height of the ledger on screen, for the file name, or null if none is shown. */
  block: number | null
  format: 'csv' | 'json' | 'dat'
}

/** Fetches the full rich list, 100 accounts at a time, and saves it as it arrives. */
export function saveRichList({ endpoint, block, format }: RichListFile): Save {
  return async (job) => {
    const { signal } = job
    const { client, options } = createDownloadClient(endpoint, job)
    const pages = client.stats.richList({}, options).pages()
    const list = new RichList(pages, ({ loaded, total, changes }) => {
      const last = changes.at(-1)
      job.onProgress({
        loaded,
        total,
        changed: last && { rank: last.from_rank, block: last.block_number },
      })
    })
    const name = richListFileName(block, format)
    switch (format) {
      case 'csv':
        return { result: await saveStream(richListCsv(list, { signal }), name) }
      case 'json':
        return {
          result: await saveStream(
            richListJson(list, () => list.metadata, { signal }),
            name,
          ),
        }
      case 'dat': {
        const file = ledgerDat(list, { signal })
        const result = await saveStream(file.stream, name)
        return { result, skipped: file.skipped }
      }
    }
  }
}
