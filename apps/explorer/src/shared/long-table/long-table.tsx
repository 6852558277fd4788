import { Table, type TableProps } from '@mcm/ui/table'
import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '../lazy-part/lazy-part'

/** Number of rows above which only those near the visible area are rendered. */
const LONG = 100

/**
 * Maximum number of rows shown while the code of long lists loads: all rows of a list that has just
 * become long, so that a visitor at its end stays there.
 */
const WHILE_LOADING = 150

const VirtualRows = lazyPart(() => import('./virtual-rows'))

/** A `Table` that stays fast with thousands of rows. */
export function LongTable<Row>(props: TableProps<Row>) {
  const { rows, caption, columns, rowKey, isNew } = props
  if (rows.length <= LONG) return <Table {...props} />
  // A lazy component has no type parameters.
  const Rows = VirtualRows as ComponentType<object> as ComponentType<
    TableProps<Row> & { fallback: ReactNode }
  >
  return (
    <Rows
      fallback={<Table {...props} rows={rows.slice(0, WHILE_LOADING)} />}
      {...{ caption, columns, rows, rowKey, isNew }}
    />
  )
}
