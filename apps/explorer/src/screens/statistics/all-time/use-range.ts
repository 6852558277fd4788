import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { HistoryRow } from './history-row'

export type Range = readonly [from: number, to: number]

/** How long a handle has to rest before the URL changes, because browsers limit such changes. */
const REST_MS = 300

/**
 * Returns the selected rows, as positions of the first and the last one. The URL holds them as
 * heights (`from` and `to`), so that they stay the same when the rows change.
 */
export function useRange(rows: readonly HistoryRow[]): readonly [Range, (range: Range) => void] {
  const [params, setParams] = useSearchParams()
  const [moved, setMoved] = useState<Range>()
  const range = moved ?? rangeOf(rows, params)

  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => {
      setParams((before) => withRange(before, rows, moved), {
        replace: true,
        preventScrollReset: true,
      })
      setMoved(undefined)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [moved, rows, setParams])

  return [range, setMoved]
}

function rangeOf(rows: readonly HistoryRow[], params: URLSearchParams): Range {
  const height = (name: string) => {
    const text = params.get(name) ?? ''
    return /^\d{1,10}$/.test(text) ? Number(text) : undefined
  }
  const [from, to] = [height('from') ?? 0, height('to') ?? Infinity]
  const first = rows.findIndex(({ last }) => last >= from)
  const last = rows.findLastIndex(({ first }) => first <= to)
  const end = rows.length - 1
  return first === -1 || last === -1 || first >= last ? [0, end] : [first, last]
}

function withRange(
  params: URLSearchParams,
  rows: readonly HistoryRow[],
  [from, to]: Range,
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('from')
  next.delete('to')
  // An end that isn't limited keeps growing with the chain.
  if (from > 0) next.set('from', String(rows[from]?.first))
  if (to < rows.length - 1) next.set('to', String(rows[to]?.last))
  return next
}
