import { movedToAbout, paths } from '../../../config/paths'

/** What a pasted link says: text to be searched for, or another page of the explorer. */
export type PastedLink = { text: string } | { page: string }

/** With a scheme anything is a host; without one only what can be nothing else. */
const HOST = String.raw`https?:\/\/[^/?#]+|(?:localhost|\[[\da-f:.]+\]|[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)+|[\p{L}\d_-]+(?=:))(?::\d+)?`
/** A page about one thing, which its path names, as explorers of any chain write it. */
const NAMED = String.raw`(?:blocks?|txs?|transactions?|address(?:es)?|accounts?|wallets?|tags?)\/`
const LINK = new RegExp(String.raw`^(?:${HOST})?((?:\/|(?=${NAMED}))[^?#]*)(\?[^#]*)?(#.*)?$`, 'iu')
const SUBJECT = new RegExp(String.raw`(?:^|\/)${NAMED}([^/]+)`, 'gi')

const PAGES = new Set<string>([
  ...Object.values(paths).flatMap(({ path }) => (/^\/$|:/.test(path) ? [] : path)),
  ...Object.keys(movedToAbout),
])

/** Reads a link to any explorer's page, with or without scheme and host; nothing for any other text. */
export function readLink(text: string): PastedLink | undefined {
  const [, path = '', query = '', hash = ''] = LINK.exec(text) ?? []
  // Some explorers keep their whole path behind the hash mark.
  const routed = hash.startsWith('#/') ? readLink(hash.slice(1)) : undefined
  if (routed) return routed
  const subject = [...path.matchAll(SUBJECT)].at(-1)?.[1]
  if (subject !== undefined) return { text: safelyDecoded(subject) }
  const page = path.replace(/(.)\/$/, '$1')
  const searched = page.toLowerCase() === paths.search.path && new URLSearchParams(query).get('q')
  if (searched && searched.trim() !== '') return { text: searched }
  if (isDocs(page)) return { page: path + query + hash }
  return PAGES.has(page.toLowerCase()) ? { page: page.toLowerCase() + query + hash } : undefined
}

/** The docs are an app of their own, with more pages than this one knows of. */
export function isDocs(page: string): boolean {
  return /^\/docs(?:[/?#]|$)/.test(page)
}

function safelyDecoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
