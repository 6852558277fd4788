import { join } from 'node:path'
import type { Manifest, TableFormat } from '../../chain/manifest'
import { tableNames, tables, type TableColumn, type TableName } from '../../chain/tables'

/**
 * Converts nanoMCM to MCM with nine decimal places. A product of decimals is exact, while DuckDB
 * divides in floating point.
 */
const MCM_MACRO =
  'CREATE MACRO mcm(amount) AS CAST(amount AS DECIMAL(28, 0)) * CAST(0.000000001 AS DECIMAL(10, 9))'

/**
 * Returns the statements that create a view of each table. The views have the same columns and
 * types for every format: amounts are HUGEINT, because differences can be negative, and hashes and
 * tags are hex.
 */
export function viewStatements(folder: string, manifest: Manifest): string[] {
  return [MCM_MACRO, ...tableNames.map((table) => viewOf(folder, table, manifest))]
}

function viewOf(folder: string, table: TableName, manifest: Manifest): string {
  const { format, bytes, segments, tail } = manifest
  const paths = [...segments, ...(tail ? [tail] : [])].map(({ files }) =>
    quote(join(folder, files[table].path)),
  )
  const columns = tables[table].map((column) => {
    const name = `"${column.name}"`
    return `${convert(name, column, format, bytes)} AS ${name}`
  })
  const rows = readFunction(format, `[${paths.join(', ')}]`, tables[table])
  return `CREATE VIEW ${table} AS SELECT ${columns.join(', ')} FROM ${rows}`
}

function readFunction(format: TableFormat, paths: string, columns: readonly TableColumn[]): string {
  // Types aren't detected, because a small table could look like another type.
  const types = columns.map(({ name }) => `${quote(name)}: 'VARCHAR'`).join(', ')
  switch (format) {
    case 'parquet':
      return `read_parquet(${paths})`
    case 'csv':
      return `read_csv(${paths}, auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', columns = {${types}})`
    case 'ndjson':
      return `read_json(${paths}, format = 'newline_delimited', columns = {${types}})`
  }
}

function convert(
  name: string,
  { type, nullable }: TableColumn,
  format: TableFormat,
  bytes: Manifest['bytes'],
): string {
  switch (type) {
    case 'height':
      return `CAST(${name} AS BIGINT)`
    case 'int32':
      return `CAST(${name} AS INTEGER)`
    case 'amount':
      return `CAST(${name} AS HUGEINT)`
    case 'time':
      return `CAST(${name} AS TIMESTAMP)`
    case 'hash':
    case 'tag':
      return bytes === 'hex' ? name : `'0x' || lower(hex(${name}))`
    case 'text':
      // An empty cell of a CSV file is read as null.
      return format === 'csv' && !nullable ? `coalesce(${name}, '')` : name
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
