import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { loadConfig } from '../config/config'
import { createQueryClient } from '../data/query-client'
import { watchStylesheets } from '../shared/lazy-part/failed-stylesheets'
import { Providers } from './providers'
import { createRouter, routes } from './router'

/**
 * Brings the page alive. The prerendered frame is there for the first paint and for readers without
 * scripts; it knows neither the visitor's endpoint nor their stars, so it is rendered over, not
 * hydrated. What was typed into its search meanwhile is kept.
 */
export async function start(document: Document): Promise<void> {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The page has no #root element.')
  watchStylesheets(document)
  // With the first screen's module at hand, the frame is never seen without its content.
  const [config] = await Promise.all([loadConfig(), resolveLazyRoutes(location.pathname)])
  const box = () => root.querySelector('input')
  const typed = box()
  const focused = typed === document.activeElement
  flushSync(() =>
    createRoot(root).render(
      <Providers config={config} queryClient={createQueryClient()}>
        <RouterProvider router={createRouter()} />
      </Providers>,
    ),
  )
  const own = box()
  if (!own || !typed) return
  own.value ||= typed.value
  if (focused) own.focus()
}

async function resolveLazyRoutes(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(matches.map(({ route }) => resolve(route)))
}

async function resolve(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}
