import { payloadsRoutes } from './construction-payloads'
import { prepareRoutes } from './construction-prepare'
import { signedRoutes } from './construction-signed'

export const constructionRoutes = { ...prepareRoutes, ...payloadsRoutes, ...signedRoutes }
