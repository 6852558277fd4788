import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readBlockHeight } from '../../../data/block-id'
import type { Movement } from './movement'

export type Direction = 'all' | 'in' | 'out'

/** The filter that determines which movements are listed. */
export interface Filter {
  direction: Direction
  /** Excludes those in which the address only received the fee. */
  hideFeeOnly: boolean
  /** Excludes those in later blocks. */
  maxBlock: number | undefined
}

export function passes({ direction }: Pick<Movement, 'direction'>, filter: Filter): boolean {
  if (direction === 'fee') return filter.direction !== 'out' && !filter.hideFeeOnly
  return filter.direction === 'all' || filter.direction === direction
}

/**
 * Returns the filter stored in the URL, and a function that changes it:
 * `?direction=in&fees=hide&max_block=1078535`.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams()
  const filter = useMemo(() => filterOf(params), [params])
  const change = (part: Partial<Filter>) => {
    const next = { ...filter, ...part }
    setParams(
      {
        ...(next.direction === 'all' ? {} : { direction: next.direction }),
        ...(next.hideFeeOnly ? { fees: 'hide' } : {}),
        ...(next.maxBlock === undefined ? {} : { max_block: String(next.maxBlock) }),
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return [filter, change]
}

function filterOf(params: URLSearchParams): Filter {
  const direction = params.get('direction')
  return {
    direction: direction === 'in' || direction === 'out' ? direction : 'all',
    hideFeeOnly: params.get('fees') === 'hide',
    maxBlock: readBlockHeight(params.get('max_block')),
  }
}
