// This module is loaded when an application first makes a call that not every application makes: to
// search transactions, or to get pending transactions, the rich list or the endpoint's capabilities.
export { networkListResponse, networkOptionsResponse } from '../schema/network-options'
export { mempoolReader } from './mempool-reader'
export { richListReader } from './rich-list-reader'
export { searchReader } from './search-reader'
