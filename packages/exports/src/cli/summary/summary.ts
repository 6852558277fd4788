import { join } from 'node:path'
import { firstV3Block } from '@mcm/proof'
import { ExitError } from '@mcm/shared/command'
import type { Manifest } from '../../chain/manifest'
import { formatPeriods } from '../../chain/summary/period-file'
import { BlockSummary, heightsPerRow } from '../../chain/summary/summarize-blocks'
import { SUMMARY_INDEX } from '../../chain/summary/summary-index'
import { VerseWriter } from '../../chain/summary/verses'
import { lockOptions, type Context, type Outcome } from '../context'
import { explainWriteError } from '../chain/explain-write-error'
import { ExitCode } from '../exit'
import { withLock } from '../lock'
import { count } from '../progress'
import { readDataSetManifest } from '../read-data-set'
import { readBlocks } from './read-blocks'
import { SummaryFolder } from './summary-folder'
import { TableReader } from './table-reader'

/** Folder of a summary without `--out`. */
const DEFAULT_OUT = 'mochimo-summary'

/** Summarizes a data set in small files that a static site can serve. */
export async function exportSummary(context: Context, dataSet: string): Promise<Outcome> {
  const { out = DEFAULT_OUT } = context.settings
  if (out === '-' || out === '') {
    throw new ExitError(ExitCode.Usage, 'summary writes a folder: --out requires its name.')
  }
  const manifest = await readDataSetManifest(dataSet)
  requireParquet(manifest, dataSet)
  try {
    const folder = new SummaryFolder(out)
    await folder.create()
    return await withLock(join(out, SUMMARY_INDEX), lockOptions(context), () =>
      write(context, manifest, new TableReader(dataSet), folder, out),
    )
  } catch (error) {
    throw explainWriteError(error, out)
  }
}

/** @throws {ExitError} If the files of the data set have another format than Parquet. */
function requireParquet({ format }: Manifest, dataSet: string): void {
  if (format === 'parquet') return
  throw new ExitError(
    ExitCode.Usage,
    `'${dataSet}' has ${format} files, and only Parquet is supported here.`,
  )
}

async function write(
  { signal, progress }: Context,
  manifest: Manifest,
  reader: TableReader,
  folder: SummaryFolder,
  out: string,
): Promise<Outcome> {
  const last = (manifest.tail ?? manifest.segments.at(-1))?.last_block
  const from = (manifest.segments[0] ?? manifest.tail)?.from
  if (!last || from === undefined || from < firstV3Block) {
    throw new ExitError(
      ExitCode.Usage,
      last ? 'Blocks before version 3 are not supported.' : 'The data set has no blocks yet.',
    )
  }
  const bar = progress('blocks', true)
  const length = heightsPerRow(from, last.number)
  const summary = new BlockSummary(length)
  const verses = new VerseWriter(from, last.number)
  let lastTime = 0
  for await (const block of readBlocks(manifest, reader)) {
    signal.throwIfAborted()
    bar.update(block.number - from, last.number - from + 1)
    summary.add(block)
    if (block.verse) verses.add({ height: block.number, time: block.time, verse: block.verse })
    lastTime = block.time
  }
  const { days, heights } = summary.finish()
  const { records, postings, words } = verses.finish()
  const text = new TextEncoder()
  const files = {
    days: await folder.add('days', 'json', text.encode(formatPeriods(days))),
    heights: await folder.add('heights', 'json', text.encode(formatPeriods(heights))),
    verses: await folder.add('verses', 'bin', records),
    words: await folder.add('words', 'bin', postings),
  }
  const range = {
    from,
    to: last.number,
    heights_per_row: length,
    last_hash: last.hash,
    last_time: lastTime,
  }
  await folder.publish({ ...range, files, words })
  const bytes = Object.values(files).reduce((total, file) => total + file.bytes, 0)
  return {
    exitCode: ExitCode.Done,
    message: `The summary of ${count(from)} to ${count(last.number)} (${count(days.length)} days) is in '${out}' (${count(bytes)} bytes).`,
  }
}
