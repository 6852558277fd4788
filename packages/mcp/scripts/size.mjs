// Prints the sizes of the built files beside their budgets, and fails if one exceeds its budget.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = join(import.meta.dirname, '../dist')
const sizeOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0)
const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'))

const rows = [
  { name: 'command and library, without dependencies', size: sum(scripts), budget: 32_000 },
  { name: 'documentation', size: sizeOf('docs.json.gz'), budget: 400_000 },
]
for (const { name, size, budget } of rows) {
  const over = size > budget ? `  ← over by ${size - budget} bytes` : ''
  console.log(`${name}: ${size} of ${budget} bytes gzip${over}`)
  if (over) process.exitCode = 1
}
