// Runs after tsup, in a package's folder, with the names of entries: adds 'use client' to them, because
// bundling drops it. A React Server Component can then import them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

for (const name of process.argv.slice(2)) {
  for (const ending of ['js', 'cjs']) {
    const file = join('dist', `${name}.${ending}`)
    const code = readFileSync(file, 'utf8').replace(/^['"]use strict['"];?/, '')
    // On the first line, so that source maps stay correct.
    writeFileSync(file, `'use client';${ending === 'cjs' ? `'use strict';` : ''}${code}`)
  }
}
