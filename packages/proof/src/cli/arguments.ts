import { parseArgs } from 'node:util'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

export const help = `mcm-proof: verify the blocks of a Mochimo endpoint

  mcm-proof --from <height> [--to <height>]   verify a range of blocks (default: up to the tip)
  mcm-proof --last <number>                   verify the latest blocks

  --endpoint <url>   API endpoint (default: https://api.mochimo.org)
  --per-minute <n>   maximum requests per minute; 0 for no limit (default: 60, no limit on localhost)
  --json             print one JSON line per block instead of text
  -q, --quiet        print only failed checks
  -h, --help         show this help
  --version          show the version

Verifies each block together with the two blocks before it: hash, parent, proof of work, haiku,
difficulty, times, reward, transactions, fees, amounts and size. Senders and recipients can't be
verified because the API doesn't provide the signed bytes.

Exit codes: 0 every possible check passed · 1 other error · 2 invalid command · 3 a check failed ·
4 block not found · 5 endpoint failed · 6 output failed · 130/143 interrupted
`

const flags = {
  endpoint: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  last: { type: 'string' },
  'per-minute': { type: 'string' },
  json: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

/**
 * The blocks to verify: either from one height to another or to the tip, or a number of blocks up to the
 * tip.
 */
export type Range = { from: number; to: number | undefined } | { last: number }

export interface AuditSettings {
  endpoint: string
  range: Range
  /** Maximum number of requests per minute, or undefined for no limit. */
  perMinute: number | undefined
  json: boolean
  quiet: boolean
}

export type Arguments =
  { name: 'help' } | { name: 'version' } | { name: 'audit'; settings: AuditSettings }

/**
 * Parses the command line.
 * @throws {ExitError} With `Usage` if an argument is invalid.
 */
export function readArguments(argv: readonly string[]): Arguments {
  const values = parse(argv)
  if (values.help) return { name: 'help' }
  if (values.version) return { name: 'version' }
  const endpoint = values.endpoint ?? 'https://api.mochimo.org'
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    // A URL that contains a password must not appear in logs.
    const shown = endpoint.includes('@') ? 'without credentials' : `got '${endpoint}'`
    throw usage(`--endpoint must be a URL such as https://api.mochimo.org, ${shown}`)
  }
  const perMinute =
    parseInteger('--per-minute', values['per-minute'], 0) ?? (isLocal(endpoint) ? 0 : 60)
  return {
    name: 'audit',
    settings: {
      endpoint,
      range: readRange(values),
      perMinute: perMinute === 0 ? undefined : perMinute,
      json: values.json ?? false,
      quiet: values.quiet ?? false,
    },
  }
}

function readRange(values: { from?: string; to?: string; last?: string }): Range {
  const from = parseInteger('--from', values.from, 1)
  const to = parseInteger('--to', values.to, 1)
  const last = parseInteger('--last', values.last, 1)
  if (last !== undefined) {
    if (from !== undefined || to !== undefined) {
      throw usage("--last can't be combined with --from or --to")
    }
    return { last }
  }
  if (from === undefined) throw usage('Specify blocks with --from and --to, or with --last')
  if (to !== undefined && to < from) {
    throw usage(`--to must not be less than --from, got ${from} to ${to}`)
  }
  return { from, to }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: flags }).values
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error))
  }
}

function parseInteger(flag: string, text: string | undefined, min: number): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < min) {
    throw usage(`${flag} must be an integer of at least ${min}, got '${text}'`)
  }
  return value
}

function isLocal(endpoint: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(endpoint).hostname)
}

function usage(message: string): ExitError {
  return new ExitError(ExitCode.Usage, `${message}\nRun mcm-proof --help for usage.`)
}
