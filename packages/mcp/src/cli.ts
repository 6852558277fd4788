import { runCommand } from '@mcm/shared/command'
import { run } from './cli/run'

await runCommand(new URL('../package.json', import.meta.url), (argv, around) =>
  run(argv, { ...around, stdin: process.stdin }),
)
