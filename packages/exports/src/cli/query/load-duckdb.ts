import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from '../exit'

/** A value of a row in JSON. Integers of 64 bits and more, decimals, times and bytes are text. */
export type Json = null | boolean | number | string | readonly Json[] | { [key: string]: Json }

/** A column type of DuckDB, whose text is its SQL name. */
interface DuckdbType {
  toString: () => string
}

/** Rows of a result, as they arrive. */
export interface DuckdbResult extends AsyncIterable<{
  convertRows: (converter: unknown) => Json[][]
}> {
  deduplicatedColumnNames: () => string[]
  columnTypes: () => readonly DuckdbType[]
}

interface DuckdbStatement {
  run: () => Promise<unknown>
  stream: () => Promise<DuckdbResult>
}

/** A connection to a database. */
export interface DuckdbConnection {
  run: (sql: string) => Promise<unknown>
  extractStatements: (
    sql: string,
  ) => Promise<{ count: number; prepare: (index: number) => Promise<DuckdbStatement> }>
  interrupt: () => void
  closeSync: () => void
}

/**
 * What `query` uses of `@duckdb/node-api`. The package's own types are not used, because it is
 * optional and takes 70 MB.
 */
export interface Duckdb {
  DuckDBInstance: {
    create: (path: string) => Promise<{
      connect: () => Promise<DuckdbConnection>
      closeSync: () => void
    }>
  }
  JsonDuckDBValueConverter: unknown
}

const PACKAGE = '@duckdb/node-api'

/**
 * Loads DuckDB from next to this package, or else from the current folder, where a user of `npx`
 * installs it.
 *
 * @throws {ExitError} If it isn't installed or has no binary for this system.
 */
export async function loadDuckdb(): Promise<Duckdb> {
  const path = find(import.meta.url) ?? find(join(process.cwd(), 'package.json'))
  if (path === undefined) {
    throw new ExitError(
      ExitCode.Failed,
      `query needs DuckDB, which isn't installed. Run 'npm install ${PACKAGE}' in this folder, then run the same command again.`,
    )
  }
  try {
    return (await import(pathToFileURL(path).href)) as Duckdb
  } catch (error) {
    throw new ExitError(
      ExitCode.Failed,
      `DuckDB is installed but couldn't be loaded. Run 'npm install ${PACKAGE}' again on this system.\n${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  }
}

function find(from: string): string | undefined {
  try {
    return createRequire(from).resolve(PACKAGE)
  } catch {
    return undefined
  }
}
