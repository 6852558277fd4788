import { parseAddress } from '@mcm/address'
import { readBlockHeight, readBlockId, readHash } from '@mcm/explorer/src/data/block-id'
import { screens } from '../../routes.mjs'

/** What a path of the explorer names. */
export type Route =
  | { kind: 'block'; id: { index: number } | { hash: string } }
  | { kind: 'transaction'; hash: string; block?: number | undefined }
  | { kind: 'address'; hex: string; base58: string }
  | { kind: 'screen'; path: string }
  /** `/block/0`, which the app replaces with the latest block. */
  | { kind: 'latest' }
  /** A name that can't exist, such as a block `abc`. */
  | { kind: 'invalid' }
  | { kind: 'unknown' }

/** Reads the path of a page. */
export function readRoute({ pathname, searchParams }: URL): Route {
  const path = pathname.replace(/(?<=.)\/$/, '')
  // The router's paths match in any case.
  const screen = path.toLowerCase()
  if (screens.includes(screen)) return { kind: 'screen', path: screen }
  if (screen === '/block/0') return { kind: 'latest' }
  const [, first = '', name = '', ...rest] = path.split('/')
  if (name === '' || rest.length > 0) return { kind: 'unknown' }
  return readNamed(first.toLowerCase(), decode(name), searchParams)
}

/** Reads what a screen's path, or a card's, names. */
export function readNamed(screen: string, name: string, query: URLSearchParams): Route {
  switch (screen) {
    case 'block':
      return readBlock(name)
    case 'tx': {
      const hash = readHash(name)
      if (hash === undefined) return { kind: 'invalid' }
      return { kind: 'transaction', hash, block: readBlockHeight(query.get('block')) }
    }
    case 'address':
      return readAddress(name)
    default:
      return { kind: 'unknown' }
  }
}

function readBlock(name: string): Route {
  const id = readBlockId(name)
  if (id.kind === 'hash') return { kind: 'block', id: { hash: id.hash } }
  if (id.kind === 'height' && id.height > 0) return { kind: 'block', id: { index: id.height } }
  return { kind: 'invalid' }
}

function readAddress(name: string): Route {
  try {
    const { hex, base58 } = parseAddress(name)
    return { kind: 'address', hex, base58 }
  } catch {
    return { kind: 'invalid' }
  }
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}
