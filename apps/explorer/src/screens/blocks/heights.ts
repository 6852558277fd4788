import { NEOGENESIS_INTERVAL } from '../../data/block-facts'

/**
 * Number of rows on a page. Each row requires a request, and the slowest endpoints allow 60 per
 * minute: enough for a page and for turning to the next one.
 */
export const PAGE_SIZE = 25

export const kinds = ['all', 'standard', 'pseudo', 'neogenesis'] as const
export type Kind = (typeof kinds)[number]

/** The heights on one page, highest first, and the heights at which the neighboring pages start. */
export interface HeightsPage {
  heights: number[]
  /** First height of the next older page, or undefined at the start of the chain. */
  older: number | undefined
  /** First height of the next newer page, or undefined on the newest page. */
  newer: number | undefined
}

/**
 * Returns the heights of the page that starts at `from`. Neogenesis blocks can be recognized by
 * their height. Other kinds are known only once their blocks have loaded, so a page filtered by one
 * of them covers the same heights as an unfiltered page.
 */
export function heightsPage(tip: number, from: number, kind: Kind): HeightsPage {
  const step = kind === 'neogenesis' ? NEOGENESIS_INTERVAL : 1
  const newest = tip - (tip % step)
  const start = Math.min(from - (from % step), newest)
  const heights = Array.from({ length: PAGE_SIZE }, (_, at) => start - at * step).filter(
    (height) => height > 0,
  )
  const after = start - PAGE_SIZE * step
  return {
    heights,
    older: after > 0 ? after : undefined,
    newer: start < newest ? Math.min(start + PAGE_SIZE * step, newest) : undefined,
  }
}
