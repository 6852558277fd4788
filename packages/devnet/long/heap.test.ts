import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { report } from './process'

const script = fileURLToPath(new URL('heap-run.ts', import.meta.url))
const further = 2000

it(`grows only by what it stores over ${further} further blocks`, async () => {
  const flags = ['--expose-gc', '--conditions=@mcm/source', '--import', 'tsx']
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...flags,
    script,
    String(further),
  ])
  const { grown, stored, blocks } = JSON.parse(stdout) as Record<string, number>
  report(`${blocks} blocks: the heap grew by ${grown} bytes for ${stored} bytes of data`)
  expect(blocks).toBeGreaterThanOrEqual(further)
  expect(grown).toBeLessThan((stored ?? 0) * 1.1)
})
