import { parseArgs } from 'node:util'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

export const help = `mcm-proof: checks what a Mochimo endpoint says about its blocks

  mcm-proof --from <height> [--to <height>]   these blocks, up to the tip by default
  mcm-proof --last <number>                   the newest blocks

  --endpoint <url>   where to read (https://api.mochimo.org)
  --per-minute <n>   requests in a minute: 60, or any number on this machine; 0 for any number
  --json             one line of JSON for each block instead of text
  --quiet            print nothing but what failed
  --help, --version

Each block is checked against the two before it: hash, parent, proof of work, haiku, difficulty,
times, reward, list of transactions, fees, amounts, size. Who paid whom cannot be checked: the API
does not serve the signed bytes.

Exit codes: 0 all that can be checked is true · 2 command not understood · 3 something is false ·
4 no such block · 5 endpoint failed · 6 output not written · 130 and 143 stopped · 1 anything else
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

/** Which blocks: from a height to another or to the tip, or so many up to the tip. */
export type Range = { from: number; to: number | undefined } | { last: number }

export interface AuditSettings {
  endpoint: string
  range: Range
  /** Undefined for no limit. */
  perMinute: number | undefined
  json: boolean
  quiet: boolean
}

export type Arguments =
  { name: 'help' } | { name: 'version' } | { name: 'audit'; settings: AuditSettings }

/**
 * Reads the command line.
 * @throws {ExitError} With `Usage`, saying what was not understood.
 */
export function readArguments(argv: readonly string[]): Arguments {
  const values = parse(argv)
  if (values.help) return { name: 'help' }
  if (values.version) return { name: 'version' }
  const endpoint = values.endpoint ?? 'https://api.mochimo.org'
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw usage(`--endpoint should be a URL such as https://api.mochimo.org, got '${endpoint}'`)
  }
  const perMinute = whole('--per-minute', values['per-minute'], 0) ?? (isLocal(endpoint) ? 0 : 60)
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
  const from = whole('--from', values.from, 1)
  const to = whole('--to', values.to, 1)
  const last = whole('--last', values.last, 1)
  if (last !== undefined) {
    if (from !== undefined || to !== undefined) {
      throw usage('--last stands alone: it goes up to the tip')
    }
    return { last }
  }
  if (from === undefined) throw usage('Say which blocks: --from and --to, or --last')
  if (to !== undefined && to < from) {
    throw usage(`--to should not be below --from, got ${from} to ${to}`)
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

function whole(flag: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least) {
    throw usage(`${flag} should be a whole number from ${least} on, got '${text}'`)
  }
  return value
}

function isLocal(endpoint: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(endpoint).hostname)
}

function usage(message: string): ExitError {
  return new ExitError(ExitCode.Usage, `${message}\nmcm-proof --help shows what it can do.`)
}
