import { tryParseAddress } from '@mcm/address'
import { paths } from '../../../config/paths'
import type { Match } from './match'
import { MAX_ROWS } from './matches'
import { messages } from './messages'

const HASH = /^(?:0x)?([0-9a-f]{64})$/i

/**
 * Returns the hashes and addresses among the words of a longer text, such as a customer's message, in
 * their order and each once.
 */
export function namedIn(text: string): Match[] {
  const words = text.split(/[^0-9A-Za-z]+/).filter((word) => word !== '')
  if (words.length < 2) return []
  const found = words.flatMap((word) => matchOf(word) ?? [])
  return [...new Map(found.map((match) => [match.href, match])).values()].slice(0, MAX_ROWS)
}

function matchOf(word: string): Match | undefined {
  const digits = HASH.exec(word)?.[1]?.toLowerCase()
  if (digits !== undefined) {
    const hash = `0x${digits}`
    return {
      href: paths.search.href(hash),
      name: messages.hashWord,
      hash,
      kind: messages.kindOf.hash,
    }
  }
  const address = tryParseAddress(word)
  if (!address) return undefined
  return {
    href: paths.address.href(address.hex),
    name: word,
    address: address.hex,
    kind: messages.kindOf.hex,
  }
}
