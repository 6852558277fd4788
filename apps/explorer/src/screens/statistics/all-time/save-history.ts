import { csvStream, number, saveStream, text } from '@mcm/exports'
import { periodColumns } from '@mcm/exports/data-set'
import type { Division, HistoryRow } from './history-row'
import { messages } from './messages'

/** Saves periods as CSV, with all columns of the data set. Amounts are in nanoMCM. */
export async function saveHistory(rows: readonly HistoryRow[], division: Division): Promise<void> {
  const columns = periodColumns.map(({ name, type }) =>
    type === 'day'
      ? text<HistoryRow>(name, (row) => row.day)
      : number<HistoryRow>(name, (row) => exact(row[name])),
  )
  const [from, to] = [rows[0]?.first ?? 0, rows.at(-1)?.last ?? 0]
  await saveStream(csvStream(rows, columns), messages.fileName(division, from, to))
}

function exact(value: HistoryRow[keyof HistoryRow]): string | bigint | null {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value
}
