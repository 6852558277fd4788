import { sleep } from '@mcm/shared/sleep'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { RouterProvider } from 'react-router-dom'
import { loadConfig } from '../config/config'
import { setAllowances } from '../data/endpoint-pace'
import { createQueryClient } from '../data/query-client'
import { KeepInput } from './keep-input'
import { Providers } from './providers'
import { createRouter, importLoaders } from './router'

/** How long the first render waits for responses to be read, in milliseconds. */
const READ_MS = 50

/**
 * Mounts the app. The prerendered frame is for the first paint and for readers without scripts. It
 * doesn't include the visitor's endpoint or stars, so it is replaced rather than hydrated. What the
 * visitor has already typed or pressed there is kept.
 */
export async function start(document: Document): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root element.')
  // React's renderer runs in a task of its own, which `boot.js` preloads.
  const [{ createRoot }, config] = await Promise.all([import('react-dom/client'), loadConfig()])
  setAllowances(config.endpoints)
  const queries = createQueryClient()
  const router = createRouter(queries, config)
  // Waits for the first screen's module, so that the frame never shows without content. `boot.js`
  // preloads it.
  await whenInitialized(router)
  await whenRead(queries)
  // A transition renders in short slices, so that a slow device still responds to the visitor.
  startTransition(() =>
    createRoot(root).render(
      <Providers config={config} queryClient={queries}>
        <RouterProvider router={router} />
        <KeepInput root={root} />
      </Providers>,
    ),
  )
  whenIdle(() => {
    void importLoaders().catch(() => undefined)
    void import('../features/offline/start-offline').then(
      ({ startOffline }) => startOffline(queries),
      () => undefined,
    )
  })
}

/**
 * Waits until responses that arrived while the app was loading are read, so that the first render shows
 * them. Rendering them later would block the page, because updates of a store aren't rendered in slices.
 */
async function whenRead(queries: QueryClient): Promise<void> {
  const deadline = performance.now() + READ_MS
  while (queries.isFetching() > 0 && performance.now() < deadline) await sleep(0)
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 1000)
  else requestIdleCallback(run)
}

function whenInitialized(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
