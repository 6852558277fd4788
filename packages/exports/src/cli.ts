import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const { runCommand } = await import('@mcm/shared/command')
  const { run } = await import('./cli/run')
  // Threads can't load TypeScript, so the command runs in a single one from its sources.
  const isBuilt = !import.meta.url.endsWith('.ts')
  const threads = isBuilt ? { worker: new URL(import.meta.url) } : {}
  await runCommand(new URL('../package.json', import.meta.url), (argv, around) =>
    run(argv, { ...around, ...threads }),
  )
} else {
  const { serveThread } = await import('./cli/chain/serve-thread')
  serveThread()
}
