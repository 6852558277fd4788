// This module is loaded only by clients with several endpoints or with a logger.
export { createFailover } from '../failover/failover'
export { logHooks } from './log'
