import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs work with a temporary folder and removes the folder afterward. */
export async function inTemporaryFolder<Result>(
  work: (at: (name: string) => string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'mcm-exports-'))
  try {
    return await work((name) => join(folder, name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
