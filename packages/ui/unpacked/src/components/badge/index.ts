export { Badge, type BadgeProps, type Tone } from './badge'
export { TransactionStatus, type TransactionStatusProps } from './transaction-status'
