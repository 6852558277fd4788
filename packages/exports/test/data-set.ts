import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { readManifest, type Manifest } from '../src/chain/manifest'
import { tables, type TableName } from '../src/chain/tables'

export type TableRow = Record<string, bigint | number | string | Date | null>

/** Reads the manifest of a data set and checks every file that it lists. */
export async function readDataSet(folder: string): Promise<Manifest> {
  const manifest = readManifest(await readFile(join(folder, 'manifest.json'), 'utf8'))
  for (const { files } of segmentsOf(manifest)) {
    for (const { path, bytes, sha256 } of Object.values(files)) {
      const content = await readFile(join(folder, path))
      const found = createHash('sha256').update(content).digest('hex')
      if (content.length !== bytes || found !== sha256) throw new Error(`${path} is damaged`)
    }
  }
  return manifest
}

/** Reads all rows of a table of Parquet files, with bytes as hex. */
export async function readTable(folder: string, table: TableName): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for (const { files } of segmentsOf(await readDataSet(folder))) {
    const file = await asyncBufferFromFile(join(folder, files[table].path))
    const found = await parquetReadObjects({ file, compressors, utf8: false })
    if (found.length !== files[table].rows) throw new Error(`${files[table].path} lacks rows`)
    rows.push(...found.map(withHex))
  }
  return rows
}

/** Returns the SHA-256 of every file in a folder, by path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
  const hashes = await Promise.all(
    paths.map(async (path) => {
      const hash = createHash('sha256').update(await readFile(path))
      return [path.slice(folder.length + 1), hash.digest('hex')] as const
    }),
  )
  return Object.fromEntries(hashes)
}

export function segmentsOf({ segments, tail }: Manifest) {
  return tail ? [...segments, tail] : segments
}

/** Returns the names of a table's columns, in order. */
export function columnNames(table: TableName): string[] {
  return tables[table].map(({ name }) => name)
}

function withHex(row: Record<string, unknown>): TableRow {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? `0x${Buffer.from(value).toString('hex')}` : value,
  ])
  return Object.fromEntries(entries) as TableRow
}
