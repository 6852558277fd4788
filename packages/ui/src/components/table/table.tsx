import type { Key, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Skeleton } from '../skeleton'
import styles from './table.module.css'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that their digits align. @default 'start' */
  align?: 'start' | 'end' | undefined
  /**
   * Where the cell stands when a phone breaks the row into two lines: at the start or the end of
   * the first (`lead`, `answer`) or of the second (`note`, `aside`); `hide` leaves it out.
   * @default 'note'
   */
  phone?: 'lead' | 'answer' | 'note' | 'aside' | 'hide' | undefined
  /** Said before the cell on phones, where the column titles are not seen. */
  phoneLabel?: string | undefined
  /** Letters of its placeholder while loading. @default 8 */
  letters?: number | undefined
  /** The cell takes what room is left; others keep to their content. */
  grow?: boolean | undefined
}

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
  /** Leave the column titles to assistive technology, for a row or two that explain themselves. */
  hideHead?: boolean | undefined
  /** Placeholder rows while the first answer is awaited. */
  loading?: number | undefined
  /** Shown in place of rows when there are none. */
  empty?: ReactNode | undefined
  className?: string | undefined
}

/** Spelled out, because browsers drop the roles of tables that phones lay out as lines. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** Rows of like things, 40 pixels each on a desk; phones get two lines per row. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isNew,
  isLeaving,
  isCurrent,
  hideHead = false,
  loading = 0,
  empty,
  className,
}: TableProps<Row>) {
  const waiting = loading > 0 && rows.length === 0
  const cellClass = (column: Column<Row>) =>
    cx(
      styles['cell'],
      column.align === 'end' && styles['end'],
      column.grow && styles['grow'],
      styles[column.phone ?? 'note'],
    )
  return (
    <>
      <table
        {...roles.table}
        aria-busy={waiting}
        className={cx(styles['table'], hideHead && styles['headless'], className)}
      >
        <caption className={styles['caption']}>{caption}</caption>
        <thead {...roles.rowgroup} className={cx(styles['head'], hideHead && styles['unseen'])}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...roles.columnheader}
                scope="col"
                className={cx(styles['header'], column.align === 'end' && styles['end'])}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...roles.row}
              className={cx(
                styles['row'],
                isNew?.(row) && styles['new'],
                isLeaving?.(row) && styles['leaving'],
                isCurrent?.(row) && styles['current'],
              )}
            >
              {columns.map((column) => (
                <td key={column.key} {...roles.cell} className={cellClass(column)}>
                  {column.phoneLabel !== undefined && (
                    <span aria-hidden="true" className={styles['phone-label']}>
                      {column.phoneLabel}{' '}
                    </span>
                  )}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {waiting &&
            Array.from({ length: loading }, (_, index) => (
              <tr key={`waiting-${index}`} {...roles.row} className={styles['row']}>
                {columns.map((column) => (
                  <td key={column.key} {...roles.cell} className={cellClass(column)}>
                    <Skeleton letters={column.letters ?? 8} mono />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {rows.length === 0 && !waiting && empty}
    </>
  )
}
