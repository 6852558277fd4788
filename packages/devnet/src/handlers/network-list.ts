import type { Handler } from '../context'
import { network } from './network-check'

/** POST /network/list: reads nothing, not even the body. */
export const networkList: Handler = () => ({ network_identifiers: [network] })
