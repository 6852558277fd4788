import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bundleCommand } from '../../../tooling/test/command.mjs'

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
  const exporting = await bundleCommand(fileURLToPath(new URL('./exporting.ts', import.meta.url)))
  return async (format: 'csv' | 'json' | 'dat', count: number): Promise<Measured> => {
    const argv = [exporting, format, String(count)]
    const { stdout } = await promisify(execFile)(process.execPath, argv)
    return JSON.parse(stdout) as Measured
  }
}
