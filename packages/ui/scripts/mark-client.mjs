// Adds 'use client' to the built entries that contain client components, because bundling drops it. A
// React Server Component can then import them. Runs after tsup.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { isClientModule } from './client-modules.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const entries = readdirSync(join(root, 'src/components'))

for (const name of ['index', ...entries]) {
  const source = name === 'index' ? 'src/index.ts' : `src/components/${name}/index.ts`
  if (!isClientModule(join(root, source))) continue
  for (const ending of ['js', 'cjs']) {
    const file = join(root, 'dist', `${name}.${ending}`)
    const code = readFileSync(file, 'utf8').replace(/^['"]use strict['"];?/, '')
    // On the first line, so that source maps stay correct.
    writeFileSync(file, `'use client';${ending === 'cjs' ? `'use strict';` : ''}${code}`)
  }
}
