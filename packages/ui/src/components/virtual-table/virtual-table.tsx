'use client'

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
import { useOwnRef } from '../../internal/use-own-ref'
import type { Column } from '../table'
import { roles, TableHead } from '../table/row'
import styles from '../table/table.module.css'
import hidden from '../visually-hidden/visually-hidden.module.css'
import { Spacer, VirtualRow } from './row'
import { GROUP, groupSize, useRowGroups } from './use-row-groups'

/**
 * Props of `VirtualTable`.
 *
 * @example
 * ```tsx
 * import { VirtualTable, type VirtualTableProps } from '@mcm/ui/virtual-table'
 *
 * const ranks: VirtualTableProps<number> = {
 *   caption: 'Rich list',
 *   columns: [{ key: 'rank', header: 'Rank', cell: String }],
 *   rows: [1, 2, 3],
 *   rowKey: String,
 *   total: 10_000,
 * }
 *
 * <VirtualTable {...ranks} />
 * ```
 */
export interface VirtualTableProps<Row> extends Omit<
  ComponentPropsWithoutRef<'table'>,
  'children'
> {
  /** A description of what the table lists, for assistive technology. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** Returns whether a row is the current one, such as an address that was found. */
  isCurrent?: ((row: Row) => boolean) | undefined
  /** Whether each row is a link. A press anywhere in a row then follows its first link. */
  linkRows?: boolean | undefined
  /** The total number of rows, if more can be loaded. Defaults to the number of given rows. */
  total?: number | undefined
  /** The row to scroll into view when this value changes, such as a search result. */
  scrollTo?: number | undefined
  /** Content shown if there are no rows. */
  empty?: ReactNode | undefined
}

function VirtualTableWithRef<Row>(
  {
    caption,
    columns,
    rows,
    rowKey,
    isCurrent,
    linkRows = false,
    total = rows.length,
    scrollTo,
    empty,
    className,
    ...rest
  }: VirtualTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  const table = useOwnRef(ref)
  const { start, end, before, after, measure } = useRowGroups(table, rows.length, scrollTo)
  return (
    <>
      <table
        {...roles.table}
        ref={table}
        aria-rowcount={total + 1}
        {...rest}
        className={cx(styles['table'], styles['long'], className)}
      >
        <caption className={hidden['hidden']}>{caption}</caption>
        <TableHead columns={columns} />
        <tbody {...roles.rowgroup}>
          <Spacer height={before} columns={columns.length} />
          {rows.slice(start, end).map((row, at) => (
            <VirtualRow
              key={rowKey(row)}
              columns={columns}
              row={row}
              index={start + at}
              isCurrent={isCurrent?.(row) ?? false}
              linked={linkRows}
              groupSize={
                at % GROUP === 0 ? groupSize((start + at) / GROUP, rows.length) : undefined
              }
              measure={measure}
            />
          ))}
          <Spacer height={after} columns={columns.length} />
        </tbody>
      </table>
      {rows.length === 0 && empty}
    </>
  )
}

/**
 * Shows a `Table` for thousands of rows that renders only those near the visible area. It scrolls
 * with the page. For fewer than about 200 rows, use `Table`, so that the browser can search and
 * print all of them.
 *
 * @example
 * ```tsx
 * import { VirtualTable } from '@mcm/ui/virtual-table'
 *
 * <VirtualTable
 *   caption="Rich list"
 *   columns={[{ key: 'rank', header: 'Rank', cell: (rank) => rank }]}
 *   rows={Array.from({ length: 10_000 }, (_, index) => index + 1)}
 *   rowKey={(rank) => rank}
 *   scrollTo={500}
 * />
 * ```
 */
export const VirtualTable = /* @__PURE__ */ forwardRef(VirtualTableWithRef) as <Row>(
  props: VirtualTableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement
