/**
 * A Mochimo chain on your own machine that answers like the real Mesh API.
 *
 * @module
 */
export * from './core'
export { type RunningDevnet, startDevnet, type StartOptions } from './start'
