/**
 * The devnet without Node modules, for browsers, Storybook and workers.
 *
 * @module
 */
export type { Devnet, DevnetState, Faucet, Snapshot } from './api'
export type { Command, MineOptions, Payment, ReorgOptions, Scenario, ScenarioStep } from './command'
export { createDevnet } from './devnet'
export type { Fork, ForkAccount } from './fork/fork'
export { ConnectionCut, type ErrorCode } from './errors'
export { type CallFaults, type Faults, type Lie, lies, noFaults } from './faults'
export { findScenario, scenarios } from './scenarios'
export type { ChainView, LedgerEntry } from './view'
export { type DevnetOptions } from './options'
export type { Block, Destination, Transaction } from './chain/types'
