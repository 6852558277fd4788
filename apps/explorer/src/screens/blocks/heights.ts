/** Rows on a page. Each is a request, so a page is short. */
export const PAGE_SIZE = 15

const NEOGENESIS_INTERVAL = 256

export const kinds = ['all', 'standard', 'pseudo', 'neogenesis'] as const
export type Kind = (typeof kinds)[number]

/** One page of heights, highest first, and where the pages around it start. */
export interface HeightsPage {
  heights: number[]
  /** First height of the next older page; undefined at the start of the chain. */
  older: number | undefined
  /** First height of the next newer page; undefined on the newest. */
  newer: number | undefined
}

/**
 * Returns the heights of the page that starts at `from`. Neogenesis blocks are known by their height;
 * other kinds only once their blocks are loaded, so a page of those covers the same heights as one of all.
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
