import { firstV3Block } from '@mcm/proof'
import { tableFormats, verifyModes, type TableFormat, type VerifyMode } from '../../chain/manifest'
import { oneOf, usage } from '../usage'

/** Options that only `chain` has. */
export const CHAIN_FLAGS = {
  from: { type: 'string' },
  to: { type: 'string' },
  follow: { type: 'boolean' },
  verify: { type: 'string' },
  hex: { type: 'boolean' },
  'requests-per-second': { type: 'string' },
} as const

/** The command that copies the chain into a data set. */
export interface ChainCommand {
  name: 'chain'
  format: TableFormat
  /** First height. `undefined` continues a data set, or starts with the first block of version 3. */
  from: number | undefined
  /** Last height. `undefined` is the tip. */
  to: number | undefined
  follow: boolean
  verify: VerifyMode
  hex: boolean
  /** Maximum number of requests per second to each endpoint. */
  requestsPerSecond: number | undefined
}

/** First height of a new data set. The API provides no earlier blocks. */
export const DEFAULT_FROM = firstV3Block

interface ChainValues {
  format?: string | undefined
  from?: string | undefined
  to?: string | undefined
  follow?: boolean | undefined
  verify?: string | undefined
  hex?: boolean | undefined
  'requests-per-second'?: string | undefined
}

/**
 * Reads the options of `chain`.
 *
 * @throws {ExitError} With `Usage` and a message about the invalid option.
 */
export function readChainCommand(values: ChainValues): ChainCommand {
  const from = readHeight('--from', values.from)
  const to = readHeight('--to', values.to)
  if (to !== undefined && to < (from ?? 1)) throw usage(`--to must be at least --from, got ${to}`)
  const format = oneOf('--format', values.format ?? 'parquet', tableFormats)
  if (values.hex && format !== 'parquet') {
    throw usage(`'chain --format ${format}' doesn't support --hex, because it always uses hex`)
  }
  return {
    name: 'chain',
    format,
    from,
    to,
    follow: values.follow ?? false,
    verify: oneOf('--verify', values.verify ?? 'full', verifyModes),
    hex: values.hex ?? false,
    requestsPerSecond: readRate(values['requests-per-second']),
  }
}

function readHeight(flag: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  // Block times are 32-bit seconds, so there can't be more blocks than that.
  if (/^\d{1,10}$/.test(value) && Number(value) >= 1 && Number(value) < 2 ** 31)
    return Number(value)
  throw usage(`${flag} must be a block number of at least 1, got '${value}'`)
}

function readRate(value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,6}(\.\d{1,3})?$/.test(value) && Number(value) >= 0.02) return Number(value)
  throw usage(`--requests-per-second must be a number of at least 0.02, got '${value}'`)
}
