import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const { runCommand } = await import('@mcm/shared/command')
  const { run } = await import('./cli/run')
  const worker = new URL(import.meta.url)
  await runCommand(new URL('../package.json', import.meta.url), (argv, around) =>
    run(argv, { ...around, worker }),
  )
} else {
  const { serveBatches } = await import('./cli/chain/verify-worker')
  serveBatches()
}
