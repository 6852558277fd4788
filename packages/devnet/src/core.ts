/**
 * The devnet without Node: for browsers, Storybook and workers.
 *
 * @module
 */
export { createDevnet, type Devnet } from './devnet'
export { ConnectionCut, type ErrorCode } from './errors'
export type { Faucet, Payment } from './faucet'
export { type CallFaults, type Faults, type Lie, lies, noFaults } from './faults'
export { type Command, type DevnetState } from './control'
export { findScenario, type Scenario, type ScenarioStep, scenarios } from './scenarios'
export type { ChainView, LedgerEntry } from './view'
export type { MineOptions, ReorganiseOptions } from './producer'
export { type DevnetOptions } from './options'
export type { Block, Destination, Transaction } from './chain/types'
