export { TransactionFlow, type FlowParty, type TransactionFlowProps } from './transaction-flow'
