// Runs after tsup, in a package's folder. Copies each entry's types for `require`, with relative
// imports of the CommonJS files. The content is the same, so it is compiled only once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ending = '.d.ts'
for (const name of readdirSync('dist')) {
  if (!name.endsWith(ending)) continue
  const types = readFileSync(join('dist', name), 'utf8')
  const forRequire = types
    .replaceAll(/(from\s+|import\(\s*|import\s+)(['"])(\.{1,2}\/[^'"]+)\.js\2/g, '$1$2$3.cjs$2')
    .replaceAll(/^\/\/# sourceMappingURL=.*$/gm, '')
  writeFileSync(join('dist', name.slice(0, -ending.length) + '.d.cts'), forRequire)
}
