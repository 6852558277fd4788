import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'

/** Time and memory of an export. */
export interface Measured {
  bytes: number
  ms: number
  /** Peak memory of the process. */
  megabytes: number
  /** The end of a text file. */
  tail: string
}

/** Bundles `exporting.ts`, so that only the package itself is measured, and runs it. */
export async function createMeasure() {
  const outfile = join(await mkdtemp(join(tmpdir(), 'mcm-exports-')), 'exporting.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL('./exporting.ts', import.meta.url))],
    bundle: true,
    outfile,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@mcm/source'],
  })
  return async (format: 'csv' | 'json' | 'dat', count: number): Promise<Measured> => {
    const { stdout } = await promisify(execFile)(process.execPath, [outfile, format, String(count)])
    return JSON.parse(stdout) as Measured
  }
}
