import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { tableNames, tables, type TableColumn } from '../src/chain/tables'

/** Engines other than DuckDB that read a data set of Parquet. */
export const engines = ['Spark', 'ClickHouse'] as const

/** A row as JSON, in which exact numbers are text. */
export type EngineRow = Record<string, string | number | null>

export type Engine = (typeof engines)[number]

const PACKAGES: Readonly<Record<Engine, string>> = {
  Spark: 'pyspark==4.3.0',
  ClickHouse: 'chdb==4.4.0',
}

/**
 * Installs an engine from PyPI into a folder that stays for the next run.
 *
 * @returns The folder's Python, or why the engine can't be installed.
 */
export async function installEngine(engine: Engine): Promise<{ python: string } | { why: string }> {
  const folder = fileURLToPath(new URL(`../node_modules/.cache/${engine}`, import.meta.url))
  const python = `${folder}/bin/python`
  const run = promisify(execFile)
  try {
    if (engine === 'Spark') await run('java', ['-version'])
    if (!existsSync(python)) await run('python3', ['-m', 'venv', folder])
    await run(python, ['-m', 'pip', 'install', '--quiet', PACKAGES[engine]])
    return { python }
  } catch (error) {
    return { why: `${engine} can't be installed here: ${String(error).slice(0, 300)}` }
  }
}

/** Runs queries in DuckDB's SQL over a data set in another engine, and returns the rows of each. */
export async function runEngine(
  python: string,
  engine: Engine,
  folder: string,
  queries: ReadonlyMap<string, string>,
): Promise<Record<string, EngineRow[]>> {
  const translated = [...queries].map(([id, sql]) => [id, translate(sql, engine)] as const)
  const job = { views: viewsFor(engine, folder), queries: Object.fromEntries(translated) }
  const script = fileURLToPath(new URL('./engines.py', import.meta.url))
  const child = spawn(python, [script, engine], { stdio: ['pipe', 'pipe', 'pipe'] })
  const exit = new Promise((resolve) => child.once('close', resolve))
  child.stdin.end(JSON.stringify(job))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  const rows = /^rows (.*)$/m.exec(stdout)?.[1]
  if (rows === undefined) throw new Error(stderr.slice(-4_000))
  return JSON.parse(rows) as Record<string, EngineRow[]>
}

/** Returns a row with its values as text, because engines format the same number differently. */
export function comparable(row: EngineRow): Record<string, string | null> {
  const asText = (value: string | number | null) => {
    if (value === null) return null
    const text = String(value)
    return /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text
  }
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asText(value)]))
}

/** Returns views with the same columns as those of `mcm-exports query`. */
function viewsFor(engine: Engine, folder: string): string[] {
  return tableNames.map((table) => {
    const columns = tables[table].map((column) => `${converted(column, engine)} AS ${column.name}`)
    const select = `SELECT ${columns.join(', ')} FROM`
    return engine === 'Spark'
      ? `CREATE TEMPORARY VIEW ${table} AS ${select} parquet.\`${folder}/${table}\``
      : `CREATE VIEW ${table} AS ${select} file('${folder}/${table}/*.parquet', 'Parquet')`
  })
}

function converted({ name, type, nullable }: TableColumn, engine: Engine): string {
  switch (type) {
    case 'hash':
    case 'tag':
      return `'0x' || lower(hex(${name}))`
    case 'amount':
      if (engine === 'Spark') return `CAST(${name} AS DECIMAL(20, 0))`
      return `CAST(${name} AS ${nullable ? 'Nullable(Decimal(38, 0))' : 'Decimal(38, 0)'})`
    default:
      return name
  }
}

/** Translates what the guide's queries contain that isn't standard SQL. */
function translate(sql: string, engine: Engine): string {
  const address = /SET VARIABLE address = ('0x[0-9a-f]+');/.exec(sql)
  const plain = sql
    .replace(address?.[0] ?? '', '')
    .replaceAll("getvariable('address')", address?.[1] ?? "''")
    .replaceAll(';', '')
  const isSpark = engine === 'Spark'
  const words = 'unnest(regexp_extract_all(lower(haiku), '
  return replaceCalls(
    plain.replace(
      `${words}'[a-z]+'))`,
      isSpark
        ? "explode(regexp_extract_all(lower(haiku), '[a-z]+', 0))"
        : "arrayJoin(extractAll(assumeNotNull(lower(haiku)), '[a-z]+'))",
    ),
    {
      mcm: (amount) =>
        isSpark
          ? `(CAST(${amount} AS DECIMAL(27, 0)) * CAST('0.000000001' AS DECIMAL(10, 9)))`
          : `(CAST(${amount} AS Decimal(38, 0)) * CAST('0.000000001' AS Decimal(10, 9)))`,
      quantile_disc(given) {
        const [value, share] = given.split(', ')
        return isSpark
          ? `percentile_disc(${share}) WITHIN GROUP (ORDER BY ${value})`
          : `arraySort(groupArray(${value}))[toUInt32(ceil(${share} * count(${value})))]`
      },
    },
  )
}

/** Replaces calls of functions, whose arguments may contain parentheses. */
function replaceCalls(
  sql: string,
  functions: Readonly<Record<string, (given: string) => string>>,
): string {
  const [found] = sql.matchAll(new RegExp(`\\b(${Object.keys(functions).join('|')})\\(`, 'g'))
  if (!found) return sql
  const start = found.index + found[0].length
  let end = start
  for (let depth = 1; depth > 0; end++) {
    if (sql[end] === '(') depth++
    if (sql[end] === ')') depth--
  }
  const call = functions[found[1] ?? '']?.(sql.slice(start, end - 1)) ?? ''
  return sql.slice(0, found.index) + call + replaceCalls(sql.slice(end), functions)
}
