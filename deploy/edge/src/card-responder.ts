import { type RosettaReader } from '@mcm/rosetta-client'
import { cardFor } from './cards/card-for'
import type { Draw } from './cards/draw'
import { fetchFacts, heightOf, SETTLED_DEPTH } from './facts'
import { readNamed, type Route } from './routes'

/** Cards that never change are kept, so that a crawler's second request costs nothing. */
const KEPT = 200
/** Further requests are rejected, because drawing uses the CPU and anyone can request a card. */
const AT_ONCE = 8

const FOREVER = 'public, max-age=31536000, immutable'
const BRIEFLY = 'public, max-age=60'

interface Card {
  png: Uint8Array
  caching: string
}

/** Creates the responder for `/card/...png`. */
export function createCardResponder(client: RosettaReader, loadDraw: () => Promise<Draw>) {
  const drawing = new Map<string, Promise<Card>>()
  const kept = new Map<string, Card>()

  return async (url: URL): Promise<Response> => {
    const route = readCard(url)
    if (!route) return new Response('Not found\n', { status: 404 })
    const key = JSON.stringify(route)
    const known = kept.get(key)
    if (known) return respond(known)
    if (!drawing.has(key)) {
      if (drawing.size >= AT_ONCE) {
        return new Response('Busy\n', { status: 503, headers: { 'Retry-After': '2' } })
      }
      drawing.set(
        key,
        drawCard(client, loadDraw, route).finally(() => drawing.delete(key)),
      )
    }
    const card = await (drawing.get(key) as Promise<Card>)
    if (card.caching === FOREVER) {
      kept.set(key, card)
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break
        kept.delete(oldest)
      }
    }
    return respond(card)
  }
}

function readCard(url: URL): Route | undefined {
  if (url.pathname === '/card/site.png') return { kind: 'screen', path: '/' }
  const [, screen = '', name = ''] = /^\/card\/([a-z]+)\/(\w+)\.png$/.exec(url.pathname) ?? []
  const route = readNamed(screen, name, url.searchParams)
  return route.kind === 'unknown' || route.kind === 'invalid' ? undefined : route
}

async function drawCard(
  client: RosettaReader,
  loadDraw: () => Promise<Draw>,
  route: Route,
): Promise<Card> {
  const [answer, tip, draw] = await Promise.all([
    fetchFacts(client, route),
    route.kind === 'screen' ? undefined : tipOf(client),
    loadDraw(),
  ])
  const height = typeof answer === 'object' ? heightOf(answer) : undefined
  const settled = height !== undefined && tip !== undefined && tip - height >= SETTLED_DEPTH
  const png = await draw(cardFor(route, answer))
  return { png, caching: settled || route.kind === 'screen' ? FOREVER : BRIEFLY }
}

async function tipOf(client: RosettaReader): Promise<number | undefined> {
  try {
    return (await client.network.status()).current_block_identifier.index
  } catch {
    return undefined
  }
}

function respond({ png, caching }: Card): Response {
  return new Response(png.slice(), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': caching },
  })
}
