import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { UnexpectedError } from './unexpected-error'
import { paths } from './paths'
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
          { path: paths.home.path, lazy: () => import('../screens/home') },
          { path: paths.block.path, lazy: () => import('../screens/block') },
          { path: paths.transaction.path, lazy: () => import('../screens/transaction') },
          { path: paths.address.path, lazy: () => import('../screens/address') },
          { path: paths.mempool.path, lazy: () => import('../screens/mempool') },
          { path: paths.search.path, lazy: () => import('../screens/search') },
          { path: '*', lazy: () => import('../screens/not-found') },
        ],
      },
    ],
  },
]

export function createRouter() {
  return createBrowserRouter(routes)
}
