import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadConfig } from '../config/config'
import { setAllowances } from '../data/endpoint-pace'
import { createQueryClient } from '../data/query-client'
import { KeepTypedText } from './keep-typed-text'
import { Providers } from './providers'
import { createRouter, importLoaders } from './router'

/**
 * Mounts the app. The prerendered frame is for the first paint and for readers without scripts. It
 * doesn't include the visitor's endpoint or stars, so it is replaced rather than hydrated. Text
 * that was already typed into its search field is kept.
 */
export async function start(document: Document): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root element.')
  const config = await loadConfig()
  setAllowances(config.endpoints)
  const queries = createQueryClient()
  const router = createRouter(queries, config)
  // Waits for the first screen's module, so that the frame never shows without content. `boot.js`
  // preloads it.
  await whenInitialized(router)
  // A transition renders in short slices, so that a slow device still responds to the visitor.
  startTransition(() =>
    createRoot(root).render(
      <Providers config={config} queryClient={queries}>
        <RouterProvider router={router} />
        <KeepTypedText root={root} />
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
