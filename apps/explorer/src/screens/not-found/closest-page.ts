import { isDocs } from '../../features/search/rules/pasted-link'
import { paths } from '../../config/paths'
import { pageNamed, pageNames } from '../../features/search/rules/page-name'
import { editDistance } from '../../shared/edit-distance'

/** The page that a visitor probably meant when they entered a wrong address. */
export type Guess =
  /** The path is another spelling of a page's name, so the visitor can be redirected there. */
  | { href: string; isSure: true }
  /** The path is similar enough to a page's name to suggest that page. */
  | { href: string; isSure: false }

/** Pages about one thing, with what their paths start with. */
const lookups = [
  { names: ['block'], href: paths.block.href },
  { names: ['tx', 'transaction'], href: (hash: string) => paths.transaction.href(hash) },
  { names: ['address', 'account', 'wallet'], href: paths.address.href },
]

/** Maximum number of letters to change, add or drop for a name to be suggested. */
const MAX_DISTANCE = 2

/** Minimum length of a page's name that suggests the page if a path contains it. */
const MIN_CONTAINED = 5

/** Returns the page whose name is closest to a path, or nothing if no name is close. */
export function closestPage(path: string): Guess | undefined {
  if (isDocs(path)) return undefined
  const name = plain(path.split('/').find((part) => part !== '') ?? '')
  if (name === '') return undefined
  let best: { name: string; distance: number } | undefined
  for (const known of pageNames) {
    const wanted = plain(known)
    const isContained = wanted.length >= MIN_CONTAINED && name.includes(wanted)
    const distance = Math.min(editDistance(name, wanted), isContained ? MAX_DISTANCE : Infinity)
    if (best === undefined || distance < best.distance) best = { name: known, distance }
  }
  const href = best && pageNamed(best.name)
  if (!best || href === undefined || best.distance > Math.min(MAX_DISTANCE, name.length / 2)) {
    return undefined
  }
  return { href, isSure: best.distance === 0 }
}

/**
 * Returns the path that a path with a misspelled start probably meant: `/address/x` for `/adress/x`.
 * The page explains what is wrong with the rest, if anything is.
 */
export function correctedPath(path: string): string | undefined {
  const [start = '', rest, ...more] = path.split('/').filter((part) => part !== '')
  if (isDocs(path) || rest === undefined || more.length > 0) return undefined
  const name = plain(start)
  const href = lookups
    .find(({ names }) =>
      names.some(
        (known) =>
          editDistance(name, known) <= Math.min(MAX_DISTANCE, Math.floor(known.length / 3)),
      ),
    )
    ?.href(rest)
  return href === path ? undefined : href
}

/** Returns a name's letters in lowercase, so that 'Rich-List' and 'rich_list' are the same name. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}
