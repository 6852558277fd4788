import type { ReactNode, Ref } from 'react'
import { cx } from '../../internal/cx'
import visuallyHidden from '../visually-hidden/visually-hidden.module.css'
import styles from './table.module.css'
import type { Column } from './column'
import { followRowLink } from './follow-row-link'

/**
 * Explicit roles, because browsers drop the roles of a table when CSS changes its layout on phones.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** Shows the column titles. With `hidden`, only assistive technology sees them. */
export function TableHead<Row>({
  columns,
  hidden = false,
}: {
  columns: readonly Column<Row>[]
  hidden?: boolean
}) {
  return (
    <thead {...roles.rowgroup} className={cx(styles['head'], hidden && visuallyHidden['hidden'])}>
      <tr {...roles.row}>
        {columns.map((column) => (
          <th
            key={column.key}
            {...roles.columnheader}
            scope="col"
            className={cx(
              styles['header'],
              column.align === 'end' && styles['end'],
              column.phone === 'hide' && styles['hide'],
              column.tablet && styles['tablet-hide'],
            )}
          >
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export interface TableRowProps<Row> {
  columns: readonly Column<Row>[]
  /** Renders the content of a cell in a column. */
  renderCell: (column: Column<Row>) => ReactNode
  state?: 'new' | 'leaving' | 'current' | undefined
  /**
   * The row number: 1 for the column titles, 2 for the first row. It is needed only if the page
   * doesn't contain all rows.
   */
  index?: number | undefined
  /** Whether a press anywhere in the row follows the row's first link. */
  linked?: boolean | undefined
  rowRef?: Ref<HTMLTableRowElement> | undefined
  'data-index'?: number | undefined
}

export function TableRow<Row>({
  columns,
  renderCell,
  state,
  index,
  linked = false,
  rowRef,
  ...rest
}: TableRowProps<Row>) {
  return (
    <tr
      {...rest}
      {...roles.row}
      ref={rowRef}
      {...(index === undefined ? {} : { 'aria-rowindex': index })}
      {...(linked ? { onClick: followRowLink } : {})}
      className={cx(styles['row'], linked && styles['linked'], state && styles[state])}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          {...roles.cell}
          className={cx(
            styles['cell'],
            column.align === 'end' && styles['end'],
            column.grow && styles['grow'],
            styles[column.phone ?? 'note'],
            column.tablet && styles['tablet-hide'],
          )}
        >
          {column.phoneLabel !== undefined && (
            <span aria-hidden="true" className={styles['phone-label']}>
              {column.phoneLabel}{' '}
            </span>
          )}
          {renderCell(column)}
        </td>
      ))}
    </tr>
  )
}
