import { VirtualTable } from '@mcm/ui/virtual-table'
import { pendingColumns } from './columns'
import type { MempoolItem } from '../../features/mempool/lifecycle'

interface LongTableProps {
  caption: string
  rows: readonly MempoolItem[]
  isNew: (item: MempoolItem) => boolean
}

/** The pending transactions of a large mempool. Only rows near the visible area are rendered. */
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
