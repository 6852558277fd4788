import type { Row } from '../../chain/rows'

/** Writes the rows of a table to a file. */
export interface TableWriter {
  add: (rows: readonly Row[]) => Promise<void>
  /** Writes what is left. The file is then complete, but not closed. */
  finish: () => Promise<void>
}
