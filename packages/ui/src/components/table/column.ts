import type { ReactNode } from 'react'

/**
 * A column of a `Table` or `VirtualTable`.
 *
 * @example
 * ```tsx
 * import { type Column, Table } from '@mcm/ui/table'
 *
 * const height: Column<{ height: number }> = {
 *   key: 'height',
 *   header: 'Height',
 *   cell: ({ height }) => height,
 *   align: 'end',
 * }
 *
 * <Table
 *   caption="Blocks"
 *   columns={[height]}
 *   rows={[{ height: 7 }]}
 *   rowKey={({ height }) => height}
 * />
 * ```
 */
export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /**
   * The alignment. Figures are aligned at the end, so that their digits line up. @default 'start'
   */
  align?: 'start' | 'end' | undefined
  /**
   * The position of the cell when a phone splits the row into two lines: the start or the end of
   * the first line (`lead`, `value`) or of the second line (`note`, `aside`). `hide` omits the
   * cell.
   * @default 'note'
   */
  phone?: 'lead' | 'value' | 'note' | 'aside' | 'hide' | undefined
  /** With `hide`, tablets omit the cell: pages from 768 to 1,099 pixels wide. */
  tablet?: 'hide' | undefined
  /** Text announced before the cell on phones, where the column titles are hidden. */
  phoneLabel?: string | undefined
  /** Number of characters of the placeholder while loading. @default 8 */
  letters?: number | undefined
  /** Whether the cell takes up the remaining width. Other cells fit their content. */
  grow?: boolean | undefined
}
