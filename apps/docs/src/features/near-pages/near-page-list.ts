import type { Result, Section } from '@mcm/shared/docs-search'

const MAX_PAGES = 3

/**
 * Returns the sections that a search for the words of a path finds, the best one of each page.
 *
 * @param path Such as `/docs/api/get-block`.
 */
export function nearPages(path: string, search: (text: string) => readonly Result[]): Section[] {
  const words = decoded(path)
    .replace(/^\/docs\//, '')
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()
  const best = new Map<string, Section>()
  for (const { section } of search(words)) {
    if (best.size === MAX_PAGES) break
    if (!best.has(section.page)) best.set(section.page, section)
  }
  return [...best.values()]
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
