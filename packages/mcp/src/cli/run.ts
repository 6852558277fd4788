import type { Readable, Writable } from 'node:stream'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { ExitCode, ExitError } from '@mcm/shared/command'
import { createMcpServer } from '../server'
import { help, readArguments } from './arguments'

/** The environment that the command runs in. */
export interface CommandContext {
  stdin: Readable
  stdout: Writable
  stderr: { write(text: string): unknown }
  /** Signal that stops the server. Its reason is an {@link ExitError}. */
  signal: AbortSignal
  version: string
}

/** Runs the command and returns its exit code. This function never throws. */
export async function run(argv: readonly string[], context: CommandContext): Promise<number> {
  const { stdout, stderr, version } = context
  try {
    const { name, ...settings } = readArguments(argv)
    if (name === 'serve') return await serve(settings as ServerSettings, context)
    stdout.write(name === 'help' ? help : `${version}\n`)
    return ExitCode.Done
  } catch (error) {
    const isExpected = error instanceof ExitError
    stderr.write(`${isExpected ? error.message : String(error)}\n`)
    return isExpected ? error.exitCode : ExitCode.Failed
  }
}

interface ServerSettings {
  endpoint: string
  perMinute: number | undefined
}

/** Serves until the client closes standard input or the command is interrupted. */
async function serve({ endpoint, perMinute }: ServerSettings, context: CommandContext) {
  const { stdin, stdout, signal, version } = context
  const server = createMcpServer({
    endpoint,
    version,
    ...(perMinute !== undefined && { perMinute }),
  })
  const ended = new Promise<void>((resolve, reject) => {
    stdin.once('end', resolve)
    stdin.once('error', reject)
    signal.addEventListener('abort', () => reject(signal.reason as ExitError), { once: true })
  })
  await server.connect(new StdioServerTransport(stdin, stdout))
  try {
    await ended
    return ExitCode.Done
  } finally {
    await server.close()
  }
}
