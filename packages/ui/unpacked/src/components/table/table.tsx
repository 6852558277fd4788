import type { Key, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Skeleton } from '../skeleton'
import type { Column } from './column'
import { roles, TableHead, TableRow } from './row'
import hidden from '../visually-hidden/visually-hidden.module.css'
import styles from './table.module.css'

export interface TableProps<Row> {
  /** What the table lists, for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** New rows: they slide in with a highlight. */
  isNew?: ((row: Row) => boolean) | undefined
  /** Leaving rows: they fade out. */
  isLeaving?: ((row: Row) => boolean) | undefined
  /** The current row, such as a found address. */
  isCurrent?: ((row: Row) => boolean) | undefined
  /** Makes each row a link: a press anywhere in it follows its first link. */
  linkRows?: boolean | undefined
  /** Shows column titles to assistive technology only, for a row or two that explain themselves. */
  hideHead?: boolean | undefined
  /** The expected number of rows while loading: missing rows show placeholders. */
  loading?: number | undefined
  /** Shown instead of rows when there are none. */
  empty?: ReactNode | undefined
  className?: string | undefined
}

/** A table of similar items, 40 pixels per row on desktop; phones show two lines per row. */
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
        <caption className={hidden['hidden']}>{caption}</caption>
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
