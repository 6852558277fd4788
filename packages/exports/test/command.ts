import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { run } from '../src/cli/run'

/** Result of a run of the command. */
export interface Ran {
  exitCode: number
  stdout: string
  stderr: string
}

export interface RunOptions {
  signal?: AbortSignal
  /** Makes standard error a terminal and records its output. */
  onDraw?: (text: string) => void
  /** Records the output on standard error without making it a terminal. */
  onWrite?: (text: string) => void
  /** The module of the command's threads. Without one, everything runs in this thread. */
  worker?: URL
}

/** Runs the command line as `mcm-exports` does, in this process. */
export async function runCommand(
  argv: readonly string[],
  { signal = new AbortController().signal, onDraw, onWrite, worker }: RunOptions = {},
): Promise<Ran> {
  const out: Buffer[] = []
  let stderr = ''
  const stdout = new Writable({
    write(chunk: Buffer, _, done) {
      out.push(chunk)
      done()
    },
  })
  const exitCode = await run(argv, {
    stdout,
    stderr: {
      isTTY: onDraw !== undefined,
      columns: 120,
      write(text) {
        stderr += text
        onDraw?.(text)
        onWrite?.(text)
      },
    },
    signal,
    version: '1.2.3',
    ...(worker && { worker }),
  })
  return { exitCode, stdout: Buffer.concat(out).toString('utf8'), stderr }
}

/** Creates a temporary folder for a test. */
export async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mcm-exports-'))
  return { at: (name: string) => join(folder, name), files: () => readdir(folder) }
}
