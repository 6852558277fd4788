export type { AccountBalanceResponse } from './account'
export type { Amount, Currency } from './amount'
export type { Block, BlockMetadata, BlockResponse, BlockTransactionResponse } from './block'
export type { ResolveTagResponse } from './call'
export type {
  ConstructionCombineResponse,
  ConstructionParseResponse,
  ConstructionPayloadsResponse,
  SigningPayload,
  TransactionIdentifierResponse,
} from './construction'
export type {
  ConstructionDeriveResponse,
  ConstructionMetadata,
  ConstructionMetadataResponse,
  ConstructionOptions,
  ConstructionPreprocessResponse,
} from './construction-prepare'
export type { BlockEvent, BlockEventsResponse, BlockEventType } from './events'
export type {
  AccountIdentifier,
  BlockIdentifier,
  NetworkIdentifier,
  TransactionIdentifier,
} from './identifiers'
export type { MempoolResponse, MempoolTransactionResponse } from './mempool'
export type { HttpsCertificate, HttpsStatus, NetworkStatusResponse, SyncStatus } from './network'
export type {
  ErrorInfo,
  NetworkListResponse,
  NetworkOptionsResponse,
  OperationStatusInfo,
} from './network-options'
export type {
  Operation,
  OperationIdentifier,
  OperationMetadata,
  OperationStatus,
  OperationType,
} from './operation'
export type { SearchTransaction, SearchTransactionsResponse } from './search'
export type { RichListAccount, RichListResponse } from './stats'
export type { Transaction, TransactionMetadata } from './transaction'
