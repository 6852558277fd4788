import { text } from 'node:stream/consumers'

import { runCommand } from '@mcm/shared/command'

import { run } from './cli/run'

await runCommand(new URL('../package.json', import.meta.url), (argv, { stdout, ...around }) =>
  run(argv, {
    ...around,
    stdout,
    readInput: () => text(process.stdin),
  }),
)
