import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Puts the temporary folders of all tests into one, which is removed after the run. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'mcm-exports-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
