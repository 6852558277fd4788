import type { Column } from '@mcm/ui/table'
import { VirtualTable } from '@mcm/ui/virtual-table'
import type { MempoolItem } from '../../features/mempool/lifecycle'

interface LongTableProps {
  caption: string
  columns: readonly Column<MempoolItem>[]
  rows: readonly MempoolItem[]
  isNew: (item: MempoolItem) => boolean
}

/** The pending transactions of a large mempool. Only rows near the visible area are rendered. */
export default function LongTable({ caption, columns, rows, isNew }: LongTableProps) {
  return (
    <VirtualTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ hash }) => hash}
      isCurrent={isNew}
    />
  )
}
