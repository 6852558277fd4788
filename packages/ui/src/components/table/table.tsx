import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type Key,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { cx } from '../../internal/cx'
import { Skeleton } from '../skeleton'
import type { Column } from './column'
import { roles, TableHead, TableRow } from './row'
import hidden from '../visually-hidden/visually-hidden.module.css'
import styles from './table.module.css'

/**
 * Props of `Table`.
 *
 * @example
 * ```tsx
 * import { Table, type TableProps } from '@mcm/ui/table'
 *
 * const loading: TableProps<number> = {
 *   caption: 'Latest blocks',
 *   columns: [{ key: 'height', header: 'Height', cell: String, letters: 9 }],
 *   rows: [],
 *   rowKey: String,
 *   loading: 10,
 * }
 *
 * <Table {...loading} />
 * ```
 */
export interface TableProps<Row> extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** A description of what the table lists, for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** Returns whether a row is new. New rows slide in with a highlight. */
  isNew?: ((row: Row) => boolean) | undefined
  /** Returns whether a row is leaving. Leaving rows fade out. */
  isLeaving?: ((row: Row) => boolean) | undefined
  /** Returns whether a row is the current one, such as an address that was found. */
  isCurrent?: ((row: Row) => boolean) | undefined
  /**
   * Whether each row is a link. A press anywhere in a row then follows its link with `data-row-link`, or
   * its first link.
   */
  linkRows?: boolean | undefined
  /**
   * Whether to show the column titles to assistive technology only, for a row or two that need no
   * explanation.
   */
  hideHead?: boolean | undefined
  /** The expected number of rows while loading. Missing rows show placeholders. */
  loading?: number | undefined
  /** Content shown if there are no rows. */
  empty?: ReactNode | undefined
}

function TableWithRef<Row>(
  {
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
    ...rest
  }: TableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  const missing = Math.max(loading - rows.length, 0)
  // Nothing is under the titles then.
  const isHeadless = hideHead || (rows.length + missing === 0 && empty !== undefined)
  const stateOf = (row: Row) =>
    isLeaving?.(row) ? 'leaving' : isNew?.(row) ? 'new' : isCurrent?.(row) ? 'current' : undefined
  return (
    <>
      <table
        ref={ref}
        {...roles.table}
        aria-busy={missing > 0}
        {...rest}
        className={cx(styles['table'], isHeadless && styles['headless'], className)}
      >
        <caption className={hidden['hidden']}>{caption}</caption>
        <TableHead columns={columns} hidden={isHeadless} />
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
          {/* A row takes the place of the first placeholder, and the others stay where they are. */}
          {Array.from({ length: missing }, (_, index) => (
            <TableRow
              key={`waiting-${rows.length + index}`}
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

/**
 * Shows a table of similar items. Rows are 40 pixels high on desktop and have two lines on phones.
 *
 * @example
 * ```tsx
 * import { Count } from '@mcm/ui/amount'
 * import { Table } from '@mcm/ui/table'
 *
 * <Table
 *   caption="Latest blocks"
 *   columns={[{ key: 'height', header: 'Height', cell: (height) => <Count value={height} /> }]}
 *   rows={[1_078_535, 1_078_534]}
 *   rowKey={(height) => height}
 * />
 * ```
 */
export const Table = /* @__PURE__ */ forwardRef(TableWithRef) as <Row>(
  props: TableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement
