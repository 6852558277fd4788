// Writes dist/types: one declaration per module, for both ESM and CommonJS. tsup would bundle
// the declarations for every entry separately, which takes minutes and gigabytes for fifty
// entries.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const types = join(root, 'dist/types')
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')

rmSync(types, { recursive: true, force: true })
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })

/** `./table` as Node resolves it: `./table.js`, or `./table/index.js` for a folder. */
function specifier(file, path, extension) {
  const target = join(dirname(file), path)
  if (existsSync(`${target}.d.ts`)) return `${path}${extension}`
  if (existsSync(join(target, 'index.d.ts'))) return `${path}/index${extension}`
  throw new Error(`${file} imports ${path}, which has no declaration`)
}

const files = readdirSync(types, { recursive: true })
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => join(types, file))
const written = files.map((file) => {
  const code = readFileSync(file, 'utf8')
  const spelled = (extension) =>
    code.replace(
      /((?:from|import)\s*\(?\s*)(['"])(\.[^'"]*)\2/g,
      (_, before, quote, path) => `${before}${quote}${specifier(file, path, extension)}${quote}`,
    )
  return { file, esm: spelled('.js'), cjs: spelled('.cjs') }
})
for (const { file, esm, cjs } of written) {
  writeFileSync(file, esm)
  writeFileSync(file.replace(/\.d\.ts$/, '.d.cts'), cjs)
}
// TypeScript needs a declaration for the stylesheet, even though it exports nothing.
for (const file of ['styles.d.ts', 'styles.d.cts']) {
  writeFileSync(join(types, file), 'export {}\n')
}
