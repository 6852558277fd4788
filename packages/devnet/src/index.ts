/**
 * A local Mochimo chain with the API of a real Mesh server.
 *
 * @module
 */
export * from './core'
export { type ForkOptions, readFork } from './fork/read-fork'
export { createDevnetPool, type DevnetPool } from './pool'
export { type RunningDevnet, startDevnet, type StartOptions } from './start'
