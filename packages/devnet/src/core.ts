/**
 * The devnet without Node: for browsers, Storybook and workers.
 *
 * @module
 */
export { createDevnet, type Devnet } from './devnet'
export { ConnectionCut, type ErrorCode } from './errors'
export { type Faucet } from './faucet'
export { type CallFaults, type Faults, type Lie, noFaults } from './faults'
export { type DevnetOptions } from './options'
export type { Block, Destination, Transaction } from './chain/types'
