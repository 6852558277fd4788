import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type LoaderFunction,
  Navigate,
  type RouteObject,
  RouterContextProvider,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import type { Config } from '../config/config'
import { movedToAbout, paths } from '../config/paths'
import { lazyScreen } from './lazy-screen'
import { Component as Home } from '../screens/home'
import { loaderContext } from './loader-context'
import type * as Loaders from './loaders'
import { Shell } from './shell/shell'
import { UnexpectedError } from './unexpected-error'

/**
 * The home page needs no loader, so the loaders' code isn't part of the first load. `start` fetches
 * it when the browser is idle.
 */
export const importLoaders = () => import('./loaders')

/**
 * The routes of the explorer, with one lazily loaded module per screen. A screen's module exports
 * `Component`.
 */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <UnexpectedError />,
    children: [
      {
        errorElement: <UnexpectedError />,
        children: [
          { path: paths.home.path, Component: Home },
          screen(paths.block, () => import('../screens/block'), 'loadBlock'),
          screen(paths.blocks, () => import('../screens/blocks'), 'loadStatus'),
          screen(paths.transactions, () => import('../screens/transactions'), 'loadTransactions'),
          screen(paths.transaction, () => import('../screens/transaction'), 'loadTransaction'),
          screen(paths.address, () => import('../screens/address'), 'loadAddress'),
          screen(paths.mempool, () => import('../screens/mempool'), 'loadMempool'),
          screen(paths.richList, () => import('../screens/rich-list'), 'loadRichList'),
          screen(paths.statistics, () => import('../screens/statistics'), 'loadStatus'),
          screen(paths.haiku, () => import('../screens/haiku')),
          screen(paths.search, () => import('../screens/search')),
          screen(paths.about, () => import('../screens/about')),
          ...[paths.terms, paths.privacy, paths.contact].map((path) =>
            screen(path, () => import('../screens/legal')),
          ),
          ...Object.entries(movedToAbout).map(([path, part]) => ({
            path,
            element: <Navigate to={paths.about.href(part)} replace />,
          })),
          screen({ path: '*' }, () => import('../screens/not-found')),
        ],
      },
    ],
  },
]

/**
 * Creates a screen's route. Its loader runs while the module loads, and only once per path, because
 * the query string only changes how the same data is shown.
 */
function screen(
  { path }: { path: string },
  load: () => Promise<{ Component: ComponentType }>,
  loaderName?: keyof typeof Loaders,
): RouteObject {
  const lazy = lazyScreen(load)
  if (!loaderName) return { path, lazy }
  const loader: LoaderFunction = async (visit) => {
    // Without it the screen makes its requests later.
    const loaders = await importLoaders().catch(() => undefined)
    return loaders?.[loaderName](visit) ?? null
  }
  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname
  return { path, lazy, loader, shouldRevalidate }
}

/** Creates the loaders' context for the router of each visit. */
export function loaderContextOf(queries: QueryClient, config: Config): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(loaderContext, { queries, config })
  return context
}

export function createRouter(queries: QueryClient, config: Config) {
  return createBrowserRouter(routes, { getContext: () => loaderContextOf(queries, config) })
}
