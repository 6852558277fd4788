import { Table, type TableProps } from '@mcm/ui/table'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { MakeWay } from '../make-way/make-way'
import { lazyPart } from '../lazy-part/lazy-part'

/** Number of rows above which only those near the visible area are rendered. */
const LONG = 100

/**
 * Maximum number of rows shown while the code of long lists loads: all rows of a list that has just
 * become long, so that a visitor at its end stays there.
 */
const WHILE_LOADING = 150

const VirtualRows = lazyPart(() => import('./virtual-rows'))

/** A `Table` that stays fast with thousands of rows. All of them are printed. */
export function LongTable<Row>(props: TableProps<Row>) {
  const { rows, caption, columns, rowKey, isNew, linkRows } = props
  const isPrinting = useIsPrinting()
  if (rows.length <= LONG || isPrinting) {
    return (
      <MakeWay order={rows[0] && rowKey(rows[0])}>
        <Table {...props} />
      </MakeWay>
    )
  }
  // A lazy component has no type parameters.
  const Rows = VirtualRows as ComponentType<object> as ComponentType<
    TableProps<Row> & { fallback: ReactNode }
  >
  return (
    <Rows
      fallback={<Table {...props} rows={rows.slice(0, WHILE_LOADING)} />}
      {...{ caption, columns, rows, rowKey, isNew, linkRows }}
    />
  )
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    // The browser prints what is rendered when the event handlers return.
    const start = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
