import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlockRecord } from '../../chain/block-record'
import type { DataSetSettings, Segment } from '../../chain/manifest'
import { blockRows } from '../../chain/rows'
import { tableNames, tables, type TableName } from '../../chain/tables'
import { entriesOf } from './journal'
import { createParquetTable } from './parquet-table'
import { HashedFile } from './table-file'
import type { SegmentJob } from './thread-messages'
import type { TableWriter } from './table-writer'
import { createCsvTable, createNdjsonTable } from './text-table'

interface OpenTable {
  table: TableName
  file: HashedFile
  writer: TableWriter
  rows: number
}

/**
 * Writes the files of a segment to a folder for unfinished files.
 *
 * @returns The segment, or `null` if there are no blocks. The file of each table has the table's
 *   name, and its `path` is where it belongs.
 */
export async function writeSegment(
  unfinished: string,
  settings: DataSetSettings,
  isTail: boolean,
  blocks: AsyncIterable<BlockRecord> | Iterable<BlockRecord>,
): Promise<Segment | null> {
  await mkdir(unfinished, { recursive: true })
  const open = await Promise.all(tableNames.map((table) => openTable(unfinished, settings, table)))
  try {
    let count = 0
    let first: BlockRecord | undefined
    let last: BlockRecord | undefined
    for await (const block of blocks) {
      for (const one of open) {
        const rows = blockRows[one.table](block)
        one.rows += rows.length
        await one.writer.add(rows)
      }
      count++
      first ??= block
      last = block
    }
    for (const { writer } of open) await writer.finish()
    if (!first || !last) return null
    const name = segmentName(first, last, isTail)
    const files = await Promise.all(
      open.map(async ({ table, file, rows }) => {
        const path = `${table}/${name}.${settings.format}`
        return [table, { path, rows, ...(await file.finish()) }] as const
      }),
    )
    return {
      from: first.number,
      to: last.number,
      blocks: count,
      last_block: { number: last.number, hash: last.hash },
      files: Object.fromEntries(files) as Segment['files'],
    }
  } finally {
    await Promise.all(open.map(({ file }) => file.close()))
  }
}

/** Writes the blocks of a journal as a segment. */
export async function writeJournal({
  journal,
  unfinished,
  settings,
}: SegmentJob): Promise<Segment | null> {
  return writeSegment(unfinished, settings, false, blocksOf(journal))
}

async function* blocksOf(journal: string): AsyncGenerator<BlockRecord> {
  for await (const entry of entriesOf(journal)) if ('block' in entry) yield entry.block
}

/**
 * Returns the name of a segment's files. Files are never changed once they are listed, so the name
 * of a tail contains its last block: a reorg gives it another name.
 */
function segmentName(first: BlockRecord, last: BlockRecord, isTail: boolean): string {
  const range = `${pad(first.number)}-${pad(last.number)}`
  return isTail ? `${range}-${last.hash.slice(2, 10)}` : range
}

function pad(height: number): string {
  return String(height).padStart(8, '0')
}

async function openTable(
  folder: string,
  { format, bytes }: DataSetSettings,
  table: TableName,
): Promise<OpenTable> {
  const file = await HashedFile.create(join(folder, table))
  const columns = tables[table]
  const writer =
    format === 'parquet'
      ? await createParquetTable(file, columns, bytes === 'hex')
      : format === 'csv'
        ? createCsvTable(file, columns)
        : createNdjsonTable(file, columns)
  return { table, file, writer, rows: 0 }
}
