'use client'

import {
  forwardRef,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type Key,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
} from 'react'
import { type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { cx } from '../../internal/cx'
import { useOwnRef } from '../../internal/use-own-ref'
import type { Column } from '../table'
import { roles, TableHead, TableRow } from '../table/row'
import hidden from '../visually-hidden/visually-hidden.module.css'
import styles from '../table/table.module.css'
import own from './virtual-table.module.css'

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
  /** The total number of rows, if more can be loaded. Defaults to the number of given rows. */
  total?: number | undefined
  /** The row to scroll into view when this value changes, such as a search result. */
  scrollTo?: number | undefined
  /** Content shown if there are no rows. */
  empty?: ReactNode | undefined
}

/** Avoids React 18's warning about layout effects on a server, which has no layout. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect

const ROW = 41
const PHONE_ROW = 61
/** Rows are added and removed this many at a time, because each change lays out the whole table. */
const BATCH = 8

/** Returns the positions of the rows in the page: those near the visible area, in whole batches. */
function inBatches({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.max(0, Math.floor((startIndex - overscan) / BATCH) * BATCH)
  const end = Math.min(count, Math.ceil((endIndex + 1 + overscan) / BATCH) * BATCH)
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at)
}

/**
 * Fills the space of the rows that aren't in the page. Its height is set by a script, because a
 * strict style policy forbids inline styles.
 */
function Spacer({ height, columns }: { height: number; columns: number }) {
  const cell = useRef<HTMLTableCellElement>(null)
  useLayout(() => {
    cell.current?.style.setProperty('height', `${height}px`)
  }, [height])
  if (height === 0) return null
  return (
    <tr aria-hidden="true" className={own['spacer']}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a spacer, not a control */}
      <td ref={cell} colSpan={columns} />
    </tr>
  )
}

interface VirtualRowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
  index: number
  isCurrent: boolean
  measure: (element: HTMLTableRowElement | null) => void
}

/** Memoized: scrolling renders the table again, but only its new rows. */
const VirtualRow = /* @__PURE__ */ memo(function VirtualRow<Row>({
  columns,
  row,
  index,
  isCurrent,
  measure,
}: VirtualRowProps<Row>) {
  return (
    <TableRow
      columns={columns}
      renderCell={(column) => column.cell(row)}
      state={isCurrent ? 'current' : undefined}
      index={index + 2}
      rowRef={measure}
      data-index={index}
    />
  )
}) as <Row>(props: VirtualRowProps<Row>) => ReactElement

function VirtualTableWithRef<Row>(
  {
    caption,
    columns,
    rows,
    rowKey,
    isCurrent,
    total = rows.length,
    scrollTo,
    empty,
    className,
    ...rest
  }: VirtualTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  const table = useOwnRef(ref)
  const [top, setTop] = useState(0)
  const [phone, setPhone] = useState(false)

  useLayout(() => {
    const measure = () => {
      const box = table.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
      setPhone(window.matchMedia('(max-width: 767px)').matches)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [table])

  // Its functions depend on the scroll position, so this component must not be memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (phone ? PHONE_ROW : ROW),
    overscan: 4,
    rangeExtractor: inBatches,
    scrollMargin: top,
    // Rendered on a server and before the first measurement.
    initialRect: { width: 1280, height: 900 },
  })

  useLayout(() => {
    if (scrollTo !== undefined) virtualizer.scrollToIndex(scrollTo, { align: 'center' })
  }, [scrollTo, virtualizer])

  const shown = virtualizer.getVirtualItems()
  const first = shown[0]
  const last = shown.at(-1)
  const before = first ? first.start - virtualizer.options.scrollMargin : 0
  const after = last
    ? virtualizer.getTotalSize() - (last.end - virtualizer.options.scrollMargin)
    : 0
  return (
    <>
      <table
        {...roles.table}
        ref={table}
        aria-rowcount={total + 1}
        {...rest}
        className={cx(styles['table'], className)}
      >
        <caption className={hidden['hidden']}>{caption}</caption>
        <TableHead columns={columns} />
        <tbody {...roles.rowgroup}>
          <Spacer height={before} columns={columns.length} />
          {shown.map(({ index }) => {
            const row = rows[index]
            return (
              row !== undefined && (
                <VirtualRow
                  key={rowKey(row)}
                  columns={columns}
                  row={row}
                  index={index}
                  isCurrent={isCurrent?.(row) ?? false}
                  measure={virtualizer.measureElement}
                />
              )
            )
          })}
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
