import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom'
import { lazyScreen } from './lazy-screen'
import { UnexpectedError } from './unexpected-error'
import { movedToAbout, paths } from '../config/paths'
import { Shell } from './shell/shell'

/** One lazily loaded module per screen; a screen's module exports `Component`. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <UnexpectedError />,
    children: [
      {
        errorElement: <UnexpectedError />,
        children: [
          { path: paths.home.path, lazy: lazyScreen(() => import('../screens/home')) },
          { path: paths.block.path, lazy: lazyScreen(() => import('../screens/block')) },
          {
            path: paths.transaction.path,
            lazy: lazyScreen(() => import('../screens/transaction')),
          },
          { path: paths.address.path, lazy: lazyScreen(() => import('../screens/address')) },
          { path: paths.mempool.path, lazy: lazyScreen(() => import('../screens/mempool')) },
          { path: paths.richList.path, lazy: lazyScreen(() => import('../screens/rich-list')) },
          { path: paths.statistics.path, lazy: lazyScreen(() => import('../screens/statistics')) },
          { path: paths.search.path, lazy: lazyScreen(() => import('../screens/search')) },
          { path: paths.about.path, lazy: lazyScreen(() => import('../screens/about')) },
          ...[paths.terms, paths.privacy, paths.contact].map(({ path }) => ({
            path,
            lazy: lazyScreen(() => import('../screens/legal')),
          })),
          ...Object.entries(movedToAbout).map(([path, part]) => ({
            path,
            element: <Navigate to={paths.about.href(part)} replace />,
          })),
          { path: '*', lazy: lazyScreen(() => import('../screens/not-found')) },
        ],
      },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes)
}
