import type { QueryClient } from '@tanstack/react-query'
import { keepLastSeen } from './keep-last-seen'
import { registerWorker } from './register-worker'

/** Later than everything on the first screen, so that the worker's downloads don't compete. */
const REGISTER_AFTER_MS = 5000

/** Starts what makes the explorer work without a connection. */
export function startOffline(queries: QueryClient): void {
  // The entry's name contains a hash of everything that it loads. `boot.js` starts it.
  const build = document.querySelector<HTMLElement>('script[data-app]')?.dataset['app']
  // Only built pages have a worker.
  if (build === undefined) return
  keepLastSeen(queries, build)
  setTimeout(() => registerWorker(build), REGISTER_AFTER_MS)
}
