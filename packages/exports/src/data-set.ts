/**
 * The format of the data set that `mcm-exports chain` writes, and of its summary, which
 * `mcm-exports summary` writes.
 *
 * In the examples, `manifest` is the manifest of a data set, and `index` the index of a summary.
 *
 * @module
 */
export {
  formatManifest,
  ManifestError,
  readManifest,
  SEGMENT_LENGTH,
  SETTLED_CHAIN_DEPTH,
  tableFormats,
  verifyModes,
  type BlockName,
  type DataSetSettings,
  type HeightRange,
  type Manifest,
  type Segment,
  type TableFile,
  type TableFormat,
  type VerifyMode,
} from './chain/manifest'
export {
  tableNames,
  tables,
  type ColumnType,
  type TableColumn,
  type TableName,
} from './chain/tables'
export {
  periodColumns,
  type Period,
  type PeriodColumn,
  type PeriodColumnType,
} from './chain/summary/columns'
export { formatPeriods, readPeriods, SummaryError } from './chain/summary/period-file'
export {
  formatSummaryIndex,
  readSummaryIndex,
  SUMMARY_INDEX,
  type SummaryFile,
  type SummaryFileName,
  type SummaryIndex,
} from './chain/summary/summary-index'
export type { SummarizedBlock } from './chain/summary/open-period'
export { BlockSummary, heightsPerRow } from './chain/summary/summarize-blocks'
export {
  readPostings,
  readVerses,
  VERSE_LENGTH,
  VERSE_RECORD_LENGTH,
  VerseWriter,
  type VerseRecord,
  type WordEntry,
} from './chain/summary/verses'
