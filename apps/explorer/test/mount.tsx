import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '../src/app/providers'
import { routes } from '../src/app/router'
import type { Config } from '../src/config/config'
import { createQueryClient } from '../src/data/query-client'
import { keepLastSeen } from '../src/features/offline/keep-last-seen'

/** The router warns about lazy routes without a fallback. */
const shown = routes.map((route) => ({ ...route, HydrateFallback: () => null }))

interface Mounted {
  router: ReturnType<typeof createMemoryRouter>
  unmount: () => void
}

let mounted: Mounted | undefined

/**
 * Shows the last page of a history as to a visitor coming from elsewhere, with only storage
 * kept.
 *
 * @param build The build for which data is kept for use without a connection, if it is.
 */
export function mount(history: string[], config: Config, build?: string): void {
  unmount()
  const element = document.body.appendChild(document.createElement('div'))
  element.id = 'root'
  const router = createMemoryRouter(shown, { initialEntries: history })
  const queryClient = createQueryClient()
  const stopKeeping = build === undefined ? undefined : keepLastSeen(queryClient, build)
  const root = createRoot(element)
  root.render(
    <Providers config={config} queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  )
  mounted = {
    router,
    unmount() {
      stopKeeping?.()
      root.unmount()
      router.dispose()
      queryClient.clear()
      element.remove()
    },
  }
}

export function unmount(): void {
  mounted?.unmount()
  mounted = undefined
}

/** Returns the router's location: path, query and fragment. */
export function currentPath(): string {
  const { pathname, search, hash } = current().state.location
  return pathname + search + hash
}

/** Goes back in the history, like the browser's button. */
export async function goBack(): Promise<void> {
  await current().navigate(-1)
}

function current(): Mounted['router'] {
  if (!mounted) throw new Error('No page is open: call `visit` first')
  return mounted.router
}
