/**
 * Heads, social cards and the sitemap for crawlers, for any platform that calls a function with a
 * `Request`.
 *
 * @module
 */
export { createEdge, type Edge, type EdgeOptions } from './handler'
export type { Draw } from './cards/draw'
