import { readFile } from 'node:fs/promises'
import { ExitError } from '@mcm/shared/command'
import type { Manifest } from '../../chain/manifest'
import { exportOptions, lockOptions, type Context, type Outcome } from '../context'
import { deliver, partPath } from '../deliver'
import { ExitCode } from '../exit'
import { withLock } from '../lock'
import { count } from '../progress'
import { readDataSetManifest } from '../read-data-set'
import { usage } from '../usage'
import type { QueryCommand } from './arguments'
import { loadDuckdb, type Duckdb, type DuckdbConnection, type DuckdbResult } from './load-duckdb'
import { renderRows } from './render'
import { viewStatements } from './views'

/** Runs SQL over the tables of a data set and writes the rows of its last statement. */
export async function queryDataSet(given: Context, command: QueryCommand): Promise<Outcome> {
  const { dataSet } = command
  const sql = await readSql(command.sql)
  const manifest = await readDataSetManifest(dataSet)
  if (manifest.segments.length === 0 && !manifest.tail) {
    throw new ExitError(
      ExitCode.Usage,
      `'${dataSet}' has no blocks yet. Run mcm-exports chain until it has stored some.`,
    )
  }
  const duckdb = await loadDuckdb()
  const context = { ...given, settings: { ...given.settings, out: given.settings.out ?? '-' } }
  const instance = await duckdb.DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const interrupt = () => connection.interrupt()
  context.signal.addEventListener('abort', interrupt, { once: true })
  try {
    await createViews(connection, dataSet, manifest)
    const part = partPath(context, '')
    return await withLock(part, lockOptions(context), () =>
      write(context, command, part, duckdb, () => runStatements(connection, sql)),
    )
  } finally {
    context.signal.removeEventListener('abort', interrupt)
    connection.closeSync()
    instance.closeSync()
  }
}

const COMMENTS = /--.*|\/\*[^]*?\*\/|;/g

async function readSql(sql: QueryCommand['sql']): Promise<string> {
  const text = 'text' in sql ? sql.text : await readSqlFile(sql.file)
  // DuckDB's own error for SQL without a statement doesn't say what is wrong.
  if (text.replace(COMMENTS, '').trim() === '')
    throw usage('query requires SQL, such as "SELECT count(*) FROM blocks"')
  return text
}

async function readSqlFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw usage(`--file can't be read: ${messageOf(error)}`)
  }
}

async function createViews(
  connection: DuckdbConnection,
  dataSet: string,
  manifest: Manifest,
): Promise<void> {
  try {
    for (const statement of viewStatements(dataSet, manifest)) await connection.run(statement)
  } catch (error) {
    throw new ExitError(
      ExitCode.Failed,
      `A file of '${dataSet}' can't be read. If a run of mcm-exports chain is active, try again; otherwise create the data set again with --fresh.\n${messageOf(error)}`,
      error,
    )
  }
}

async function runStatements(connection: DuckdbConnection, sql: string): Promise<DuckdbResult> {
  const statements = await connection.extractStatements(sql)
  const last = statements.count - 1
  for (let at = 0; at < last; at++) await (await statements.prepare(at)).run()
  return (await statements.prepare(last)).stream()
}

async function write(
  context: Context,
  { format }: QueryCommand,
  part: string | null,
  { JsonDuckDBValueConverter }: Duckdb,
  start: () => Promise<DuckdbResult>,
): Promise<Outcome> {
  const { signal } = context
  const result = await start().catch((error: unknown) => {
    throw explain(error, signal)
  })
  const types = result.columnTypes()
  const columns = result
    .deduplicatedColumnNames()
    .map((name, at) => ({ name, type: String(types[at]) }))
  let rows = 0
  async function* chunks() {
    try {
      for await (const chunk of result) {
        const converted = chunk.convertRows(JsonDuckDBValueConverter)
        rows += converted.length
        yield converted
      }
    } catch (error) {
      throw explain(error, signal)
    }
  }
  const stream = renderRows({ columns, chunks: chunks() }, format, exportOptions(context))
  const where = await deliver(context, stream, part, () => '')
  return {
    exitCode: ExitCode.Done,
    message: `${count(rows)} ${rows === 1 ? 'row' : 'rows'} ${where}.`,
  }
}

/** Returns an error about the SQL, or the signal's reason if the query was stopped. */
function explain(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  return new ExitError(
    ExitCode.Usage,
    `The query failed: ${messageOf(error)}\nThe tables are blocks, transactions, transfers and rewards. "DESCRIBE blocks" lists a table's columns.`,
    error,
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
