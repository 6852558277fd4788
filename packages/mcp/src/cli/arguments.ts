import { parseArgs } from 'node:util'
import { ExitCode, ExitError } from '@mcm/shared/command'

export const help = `mcm-mcp: MCP server for a Mochimo endpoint and the Mochimo documentation

  mcm-mcp [--endpoint <url>]   serves read-only tools on standard input and output

  --endpoint <url>   API endpoint (default: https://api.mochimo.org)
  --per-minute <n>   maximum requests per minute; 0 for no limit (default: 60, no limit on localhost)
  -h, --help         show this help
  --version          show the version

An MCP client starts this command. It ends when the client closes standard input.

Exit codes: 0 the client closed the connection · 1 other error · 2 invalid command ·
6 output failed · 130/143 interrupted
`

const flags = {
  endpoint: { type: 'string' },
  'per-minute': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

export type Arguments =
  | { name: 'help' }
  | { name: 'version' }
  | {
      name: 'serve'
      endpoint: string
      /** Maximum number of requests per minute, or undefined for no limit. */
      perMinute: number | undefined
    }

/**
 * Parses the command line.
 * @throws {ExitError} With `Usage` if an argument is invalid.
 */
export function readArguments(argv: readonly string[]): Arguments {
  const values = parse(argv)
  if (values.help) return { name: 'help' }
  if (values.version) return { name: 'version' }
  const endpoint = values.endpoint ?? 'https://api.mochimo.org'
  const hasCredentials = endpoint.includes('@')
  if (hasCredentials || !/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    // A password must not appear in logs.
    const problem = hasCredentials ? 'without credentials' : `got '${endpoint}'`
    throw usage(`--endpoint must be a URL such as https://api.mochimo.org, ${problem}`)
  }
  const perMinute =
    parseInteger('--per-minute', values['per-minute']) ?? (isLocal(endpoint) ? 0 : 60)
  return { name: 'serve', endpoint, perMinute: perMinute === 0 ? undefined : perMinute }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: flags }).values
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error))
  }
}

function parseInteger(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(value)) return value
  throw usage(`${flag} must be an integer of at least 0, got '${text}'`)
}

function isLocal(endpoint: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(endpoint).hostname)
}

function usage(message: string): ExitError {
  return new ExitError(ExitCode.Usage, `${message}\nRun mcm-mcp --help for usage.`)
}
