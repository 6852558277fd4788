import type { Key, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Skeleton } from '../skeleton'
import type { Column } from './column'
import { roles, TableHead, TableRow } from './row'
import styles from './table.module.css'

export interface TableProps<Row> {
  /** What the table lists, for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** Rows that just arrived: they slide in over a wash. */
  isNew?: ((row: Row) => boolean) | undefined
  /** Rows that leave: they fade. */
  isLeaving?: ((row: Row) => boolean) | undefined
  /** The row that is meant, such as a found address. */
  isCurrent?: ((row: Row) => boolean) | undefined
  /** Each row is a link: a press anywhere in it follows the first link in it. */
  linkRows?: boolean | undefined
  /** Leave the column titles to assistive technology, for a row or two that explain themselves. */
  hideHead?: boolean | undefined
  /** Rows in all while they are awaited: a placeholder stands for each that is not there yet. */
  loading?: number | undefined
  /** Shown in place of rows when there are none. */
  empty?: ReactNode | undefined
  className?: string | undefined
}

/** Rows of like things, 40 pixels each on a desk; phones get two lines per row. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isNew,
  isLeaving,
  isCurrent,
  linkRows = false,
  hideHead = false,
  loading = 0,
  empty,
  className,
}: TableProps<Row>) {
  const missing = Math.max(loading - rows.length, 0)
  const stateOf = (row: Row) =>
    isLeaving?.(row) ? 'leaving' : isNew?.(row) ? 'new' : isCurrent?.(row) ? 'current' : undefined
  return (
    <>
      <table
        {...roles.table}
        aria-busy={missing > 0}
        className={cx(styles['table'], hideHead && styles['headless'], className)}
      >
        <caption className={styles['caption']}>{caption}</caption>
        <TableHead columns={columns} hidden={hideHead} />
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              columns={columns}
              renderCell={(column) => column.cell(row)}
              state={stateOf(row)}
              linked={linkRows}
            />
          ))}
          {Array.from({ length: missing }, (_, index) => (
            <TableRow
              key={`waiting-${index}`}
              columns={columns}
              renderCell={(column) => <Skeleton letters={column.letters ?? 8} mono />}
            />
          ))}
        </tbody>
      </table>
      {rows.length + missing === 0 && empty}
    </>
  )
}
