import { movedToAbout, paths } from '../../../config/paths'

/** The content of a pasted link: text to search for, or another page of the explorer. */
export type PastedLink = { text: string } | { page: string }

/**
 * Matches a host. With a scheme, any name is a host; without one, only unambiguous hosts are
 * accepted.
 */
const HOST = String.raw`https?:\/\/[^/?#]+|(?:localhost|\[[\da-f:.]+\]|[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+|[\p{L}\d_-]+(?=:))(?::\d+)?`
/**
 * Matches the path of a page about one thing, in the forms that the explorers of all chains use.
 */
const NAMED = String.raw`(?:blocks?|txs?|transactions?|address(?:es)?|accounts?|wallets?|tags?)\/`
const LINK = new RegExp(String.raw`^(?:${HOST})?((?:\/|(?=${NAMED}))[^?#]*)(\?[^#]*)?(#.*)?$`, 'iu')
const SUBJECT = new RegExp(String.raw`(?:^|\/)${NAMED}([^/]+)`, 'gi')

const PAGES = new Set<string>([
  ...Object.values(paths).flatMap(({ path }) => (/^\/$|:/.test(path) ? [] : path)),
  ...Object.keys(movedToAbout),
])

/**
 * Parses a link to a page of any explorer, with or without scheme and host. Returns undefined for
 * any other text.
 */
export function readLink(text: string): PastedLink | undefined {
  const [, path = '', query = '', hash = ''] = LINK.exec(text) ?? []
  // Some explorers keep their whole path in the fragment.
  const routed = hash.startsWith('#/') ? readLink(hash.slice(1)) : undefined
  if (routed) return routed
  const subject = [...path.matchAll(SUBJECT)].at(-1)?.[1]
  if (subject !== undefined) return { text: decodeSafely(subject) }
  const page = path.replace(/(.)\/$/, '$1')
  const searched = page.toLowerCase() === paths.search.path && new URLSearchParams(query).get('q')
  if (searched && searched.trim() !== '') return { text: searched }
  if (isDocs(page)) return { page: path + query + hash }
  return PAGES.has(page.toLowerCase()) ? { page: page.toLowerCase() + query + hash } : undefined
}

/** Returns whether a page belongs to the docs, which are a separate app with its own pages. */
export function isDocs(page: string): boolean {
  return /^\/docs(?:[/?#]|$)/.test(page)
}

function decodeSafely(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
