import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import { loadConfig } from '../config/config'
import { createQueryClient } from '../data/query-client'
import { Providers } from './providers'
import { createRouter, routes } from './router'

/** Brings the page alive: hydrates a prerendered screen, or renders into the empty frame. */
export async function start(document: Document): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root element.')

  const [config] = await Promise.all([loadConfig(), resolveLazyRoutes(location.pathname)])
  const app = (
    <Providers config={config} queryClient={createQueryClient()}>
      <RouterProvider router={createRouter()} />
    </Providers>
  )
  const prerendered = root.getAttribute('data-prerendered')
  if (prerendered === location.pathname) hydrateRoot(root, app)
  else createRoot(root).render(app)
}

/** The first screen's module must be there before React looks at the prerendered markup. */
async function resolveLazyRoutes(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(matches.map(({ route }) => resolve(route)))
}

async function resolve(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}
