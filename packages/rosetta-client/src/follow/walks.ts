// This module is loaded when an application starts to follow the chain.
export { walkBlocks } from './walk-blocks'
export { walkDeposits } from './walk-deposits'
