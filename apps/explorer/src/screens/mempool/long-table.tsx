import { VirtualTable } from '@mcm/ui/virtual-table'
import { pendingColumns } from './columns'
import type { MempoolItem } from './follow/lifecycle'

interface LongTableProps {
  caption: string
  rows: readonly MempoolItem[]
  isNew: (item: MempoolItem) => boolean
}

/** The pending transactions of a crowded mempool: only the rows near the window are in the page. */
export default function LongTable({ caption, rows, isNew }: LongTableProps) {
  return (
    <VirtualTable
      caption={caption}
      columns={pendingColumns}
      rows={rows}
      rowKey={({ hash }) => hash}
      isCurrent={isNew}
    />
  )
}
