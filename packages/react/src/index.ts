/**
 * React hooks for the Mochimo Mesh (Rosetta) API, built on TanStack Query. This entry also contains
 * everything from `@mcm/react/query`, which works without React.
 *
 * In the examples, `config` is `createConfig({ baseUrl: 'https://api.mochimo.org' })` and `address` is an
 * address.
 *
 * @module
 */
export { useConfig } from './hooks/config-context'
export { MochimoProvider } from './hooks/provider'
export type { MochimoProviderProps } from './hooks/provider'
export type { HookParameters, QueryParameter } from './hooks/query-parameter'
export { useBalance } from './hooks/use-balance'
export type { UseBalanceParameters } from './hooks/use-balance'
export { useBlock } from './hooks/use-block'
export type { UseBlockParameters } from './hooks/use-block'
export { useChainStatus } from './hooks/use-chain-status'
export type { UseChainStatusParameters } from './hooks/use-chain-status'
export { useMempool } from './hooks/use-mempool'
export { usePollTip } from './hooks/use-poll-tip'
export type { UsePollTipParameters } from './hooks/use-poll-tip'
export { useTip } from './hooks/use-tip'
export type { Tip } from './hooks/use-tip'
export { useTransactions } from './hooks/use-transactions'
export type { UseTransactionsParameters } from './hooks/use-transactions'
export { useWatchBlocks } from './hooks/use-watch-blocks'
export type { UseWatchBlocksParameters } from './hooks/use-watch-blocks'
export * from './query'
