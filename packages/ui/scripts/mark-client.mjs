// Adds 'use client' to the built entries that contain client components. Runs after tsup.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { isClientModule } from './client-modules.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const mark = fileURLToPath(new URL('../../../tooling/build/mark-client.mjs', import.meta.url))
const entries = readdirSync(join(root, 'src/components')).filter((name) =>
  isClientModule(join(root, `src/components/${name}/index.ts`)),
)
execFileSync(process.execPath, [mark, 'index', ...entries], { cwd: root, stdio: 'inherit' })
