/**
 * The format of the data set that `mcm-exports chain` writes: its tables and its manifest.
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
