import type { TableProps } from '@mcm/ui/table'
import { VirtualTable } from '@mcm/ui/virtual-table'

/** The rows of a long list. Only those near the visible area are rendered. */
export default function VirtualRows<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isNew,
  linkRows,
}: Pick<TableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey' | 'isNew' | 'linkRows'>) {
  return (
    <VirtualTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      isCurrent={isNew}
      linkRows={linkRows}
    />
  )
}
