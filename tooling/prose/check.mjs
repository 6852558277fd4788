// `node check.mjs [root]`: prints every word or phrase to avoid, where it is and what to write instead.
import { join, resolve } from 'node:path'
import { lintFiles } from './lint.mjs'
import { filesToLint } from './scope.mjs'

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'))
const paths = filesToLint(root)
const problems = await lintFiles(root, paths)
for (const { path, line, column, message } of problems) {
  console.log(`${path}:${line}:${column}: ${message}`)
}
console.log(`${paths.length} files, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
