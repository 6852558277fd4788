import type { ReactNode } from 'react'

export interface Column<Row> {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, so that their digits align. @default 'start' */
  align?: 'start' | 'end' | undefined
  /**
   * Where the cell stands when a phone breaks the row into two lines: at the start or the end of
   * the first (`lead`, `answer`) or of the second (`note`, `aside`); `hide` leaves it out.
   * @default 'note'
   */
  phone?: 'lead' | 'answer' | 'note' | 'aside' | 'hide' | undefined
  /** Said before the cell on phones, where the column titles are not seen. */
  phoneLabel?: string | undefined
  /** Letters of its placeholder while loading. @default 8 */
  letters?: number | undefined
  /** The cell takes what room is left; others keep to their content. */
  grow?: boolean | undefined
}
