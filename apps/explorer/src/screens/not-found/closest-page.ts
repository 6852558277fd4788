import { isDocs } from '../../features/search/rules/pasted-link'
import { pageNamed, pageNames } from '../../features/search/rules/page-name'

/** A page that a wrong address probably meant. */
export type Guess =
  /** Another spelling of the same name: the visitor can be taken there. */
  | { href: string; isSure: true }
  /** Close enough to offer. */
  | { href: string; isSure: false }

/** Largest number of letters to change, add or drop for a name to be offered. */
const MAX_DISTANCE = 2

/** Returns the page whose name is closest to a path, or nothing when none is close. */
export function closestPage(path: string): Guess | undefined {
  if (isDocs(path)) return undefined
  const name = plain(path.split('/').find((part) => part !== '') ?? '')
  if (name === '') return undefined
  let best: { name: string; distance: number } | undefined
  for (const known of pageNames) {
    const distance = editDistance(name, plain(known))
    if (best === undefined || distance < best.distance) best = { name: known, distance }
  }
  const href = best && pageNamed(best.name)
  if (!best || href === undefined || best.distance > Math.min(MAX_DISTANCE, name.length / 2)) {
    return undefined
  }
  return { href, isSure: best.distance === 0 }
}

/** Letters alone, without case: 'Rich-List' and 'rich_list' are the same name. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}

/** The Levenshtein distance: letters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1]
    for (const [j, other] of Array.from(b).entries()) {
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
