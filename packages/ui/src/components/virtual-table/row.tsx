'use client'

import { memo, type ReactElement, useRef } from 'react'
import type { Column } from '../table'
import { TableRow } from '../table/row'
import { GROUP, useLayout } from './use-row-groups'
import styles from './virtual-table.module.css'

/**
 * Fills the space of the rows that aren't in the page. Its height is set by a script, because a
 * strict style policy forbids inline styles.
 */
export function Spacer({ height, columns }: { height: number; columns: number }) {
  const cell = useRef<HTMLTableCellElement>(null)
  useLayout(() => {
    cell.current?.style.setProperty('height', `${height}px`)
  }, [height])
  if (height === 0) return null
  return (
    <tr aria-hidden="true" className={styles['spacer']}>
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
  linked: boolean
  /** The number of rows in the group that starts with this row. */
  groupSize: number | undefined
  measure: (row: HTMLTableRowElement | null) => void
}

/** Memoized: scrolling renders the table again, but only its new rows. */
export const VirtualRow = /* @__PURE__ */ memo(function VirtualRow<Row>({
  columns,
  row,
  index,
  isCurrent,
  linked,
  groupSize,
  measure,
}: VirtualRowProps<Row>) {
  const isFirst = groupSize !== undefined
  return (
    <TableRow
      columns={columns}
      renderCell={(column) => column.cell(row)}
      state={isCurrent ? 'current' : undefined}
      index={index + 2}
      linked={linked}
      // A new function with each rendering: the group is measured again when it gets more rows.
      rowRef={isFirst ? (element) => measure(element) : undefined}
      data-index={isFirst ? index / GROUP : undefined}
    />
  )
}) as <Row>(props: VirtualRowProps<Row>) => ReactElement
