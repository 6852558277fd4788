/**
 * Exports Mochimo data: blocks, rich lists, address histories and the mempool as CSV, JSON and
 * `ledger.dat`. Exporters take data from any source and return streams of bytes.
 *
 * In the examples, `mochimo` is a client and `address` an address with a history; `block` is mainnet block
 * 1078535 as returned by /block; and `account` and `items` are an account and its only payment.
 *
 * @module
 */
export { addressHistoryBeancount } from './accounting/beancount'
export { addressHistoryCoinTracking } from './accounting/cointracking'
export { addressHistoryKoinly } from './accounting/koinly'
export { addressHistoryLedger } from './accounting/ledger-cli'
export { addressHistoryCsv, addressHistoryJson } from './address-history'
export { blockCsv, blockJson } from './block'
export { number, text, type Cell, type Column } from './columns'
export { csvRecord, csvStream, disarmCell, restoreCell, type CsvOptions } from './csv'
export {
  addressFileName,
  blockFileName,
  mempoolFileName,
  PRODUCT_NAME,
  richListFileName,
  type AddressHistoryFormat,
} from './file-names'
export type { HistoryCursor } from './history/pages'
export {
  UnsettledHistoryError,
  type AddressHistory,
  type HistoryProgress,
  type ReadHistoryOptions,
} from './history/history'
export { readHistory } from './history/read-history'
export { SETTLED_DEPTH, type ReplacedBlocks } from './history/recent-chain'
export { createHistorySource, type HistoryBlock, type HistorySource } from './history/source'
export {
  createBlobStore,
  type HistoryPage,
  type HistoryStore,
  type StoredTransaction,
  type Stretch,
} from './history/store'
export { jsonStream, type JsonFrame } from './json'
export { ledgerDat, type LedgerAccount, type LedgerDat } from './ledger-dat'
export {
  LEDGER_RECORD_SIZE,
  NODE_LEDGER_RECORD_SIZE,
  type LedgerRecordSize,
} from './ledger-dat-layout'
export { mempoolJson, type MempoolSnapshot } from './mempool'
export type { Movement, MovementType } from './movements'
export {
  LedgerDatError,
  parseLedgerDat,
  type ParsedLedgerAccount,
  type ParseLedgerDatOptions,
} from './parse-ledger-dat'
export { richListCsv, richListJson, type AddressFormat } from './rich-list'
export {
  IncompleteListError,
  RichList,
  type RichListChange,
  type RichListMetadata,
  type RichListProgress,
} from './rich-list-pages'
export {
  withRunningBalance,
  type HistoryAccount,
  type HistoryItem,
  type HistoryRow,
} from './running-balance'
export { saveStream, type SaveOptions, type SaveResult } from './save'
export {
  readBytes,
  readText,
  type Bytes,
  type ByteStream,
  type ExportOptions,
  type ExportProgress,
  type Source,
} from './stream'
