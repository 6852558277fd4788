import { accountRoutes } from './handlers/account'
import { blockRoutes } from './handlers/block'
import { callRoutes } from './handlers/call'
import { constructionRoutes } from './handlers/construction'
import { eventsRoutes } from './handlers/events'
import { mempoolRoutes } from './handlers/mempool'
import { networkRoutes } from './handlers/network'
import { searchRoutes } from './handlers/search'
import { statsRoutes } from './handlers/stats'
import type { Route } from './route'

/** All calls, keyed by path. */
export const routes: ReadonlyMap<string, Route> = new Map(
  Object.entries({
    ...networkRoutes,
    ...accountRoutes,
    ...blockRoutes,
    ...mempoolRoutes,
    ...callRoutes,
    ...searchRoutes,
    ...eventsRoutes,
    ...statsRoutes,
    ...constructionRoutes,
  }),
)
