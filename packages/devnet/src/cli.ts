import { readFileSync } from 'node:fs'
import { run } from './cli/run'

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { version: string }

void run(process.argv.slice(2), version)
