import { useMedia } from '../../../shared/use-media'

/** A chart's rank. On wide screens, the lead is as high as the two charts beside it. */
export type Rank = 'lead' | 'second' | 'small'

const heights: Record<'wide' | 'tablet' | 'phone', Record<Rank, number>> = {
  wide: { lead: 306, second: 90, small: 96 },
  tablet: { lead: 200, second: 128, small: 104 },
  phone: { lead: 160, second: 120, small: 84 },
}

/** Returns the heights of the charts in pixels, for this width of the window. */
export function useChartHeights(): Record<Rank, number> {
  const isWide = useMedia('(min-width: 1100px)')
  const isPhone = useMedia('(max-width: 767px)')
  return heights[isWide ? 'wide' : isPhone ? 'phone' : 'tablet']
}
