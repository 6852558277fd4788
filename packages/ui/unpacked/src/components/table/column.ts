import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures align at the end, so that their digits line up. @default 'start' */
  align?: 'start' | 'end' | undefined
  /**
   * Where the cell goes when a phone splits the row into two lines: the start or end of the
   * first line (`lead`, `value`) or of the second (`note`, `aside`); `hide` omits it.
   * @default 'note'
   */
  phone?: 'lead' | 'value' | 'note' | 'aside' | 'hide' | undefined
  /** Announced before the cell on phones, where the column titles are hidden. */
  phoneLabel?: string | undefined
  /** Characters of its placeholder while loading. @default 8 */
  letters?: number | undefined
  /** The cell takes the remaining width; other cells fit their content. */
  grow?: boolean | undefined
}
