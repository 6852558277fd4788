// This module is loaded when an application first makes a call that most applications don't make: to
// iterate over a list, or for the rich list or the endpoint's capabilities.
export { walkPages } from '../core/walk-pages'
export { networkListResponse, networkOptionsResponse } from '../schema/network-options'
export { richListReader } from './rich-list'
export { walkSearch } from './search-walk'
