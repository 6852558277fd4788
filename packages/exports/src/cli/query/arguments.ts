import { oneOf, usage } from '../usage'

/** Options that only `query` has. */
export const QUERY_FLAGS = { file: { type: 'string' } } as const

/** How `query` writes rows. */
export const queryFormats = ['table', 'csv', 'json'] as const

export type QueryFormat = (typeof queryFormats)[number]

/** The command that runs SQL over a data set. */
export interface QueryCommand {
  name: 'query'
  format: QueryFormat
  dataSet: string
  /** The SQL, or the path of the file that contains it. */
  sql: { text: string } | { file: string }
}

/**
 * Reads the arguments of `query`.
 *
 * @throws {ExitError} With `Usage` and a message about the invalid argument.
 */
export function readQueryCommand(
  operands: readonly string[],
  { format, file }: { format?: string | undefined; file?: string | undefined },
): QueryCommand {
  const [dataSet, text, ...surplus] = operands
  if (surplus[0] !== undefined) {
    throw usage(`Unexpected argument '${surplus[0]}': put the SQL in quotation marks`)
  }
  if (!dataSet) throw usage('query requires the folder of a data set')
  if (text !== undefined && file !== undefined) {
    throw usage('query takes SQL or --file, but not both')
  }
  return {
    name: 'query',
    format: oneOf('--format', format ?? 'table', queryFormats),
    dataSet,
    sql: file === undefined ? { text: text ?? '' } : { file },
  }
}
