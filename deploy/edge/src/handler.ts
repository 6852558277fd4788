import { createRosettaReader } from '@mcm/rosetta-client'
import { frameOf, opensPage } from '../../routes.mjs'
import { createCardResponder } from './card-responder'
import type { Draw } from './cards/draw'
import { robots, sitemap } from './crawlers'
import { fetchFacts } from './facts'
import { pageHead } from './page-head'
import { readRoute, type Route } from './routes'
import { writeHead } from './write-head'

export interface EdgeOptions {
  /** URL of the Mesh API. */
  endpoint: string
  /** The site's origin for canonical URLs, such as `https://explorer.example`. Default: the request's. */
  origin?: string | undefined
  /** Returns a page of the built explorer by its file name, or undefined if there is none. */
  readPage: (file: string) => Promise<string | undefined>
  /** Loads what draws cards. Called for the first card only. Without it, pages have no cards. */
  loadDraw?: (() => Promise<Draw>) | undefined
  /** Milliseconds to wait for the endpoint. After that, the page is served without its data. Default: 400. */
  timeout?: number | undefined
  /** Replacement for the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

/** Responds to a request, or returns undefined if the host should serve a file. */
export type Edge = (request: Request) => Promise<Response | undefined>

/** Creates the handler of pages, cards, robots.txt and the sitemap. */
export function createEdge(options: EdgeOptions): Edge {
  const { endpoint, readPage, loadDraw, timeout = 400 } = options
  const client = createRosettaReader({
    baseUrl: endpoint,
    totalTimeout: timeout,
    retry: false,
    ...(options.fetch && { fetch: options.fetch }),
  })
  const loadDrawOnce = loadDraw && once(loadDraw)
  const respondWithCard = loadDrawOnce && createCardResponder(client, loadDrawOnce)

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const url = new URL(request.url)
    const origin = options.origin?.replace(/\/+$/, '') ?? url.origin
    const { pathname } = url
    if (pathname === '/robots.txt') return textual(robots(origin), 'text/plain')
    if (pathname === '/sitemap.xml') return textual(sitemap(origin), 'application/xml')
    if (pathname.startsWith('/card/')) return respondWithCard?.(url)
    if (isOfHost(pathname)) return undefined

    const route = readRoute(url)
    if (route.kind === 'unknown' && !opensPage(pathname)) return undefined
    const [html, answer] = await Promise.all([
      readPageOf(route, readPage),
      fetchFacts(client, route),
    ])
    if (html === undefined) return undefined
    const head = pageHead(route, answer)
    if (!respondWithCard) delete head.card
    const status = route.kind === 'unknown' || route.kind === 'invalid' ? 404 : 200
    return new Response(writeHead(html, head, origin), {
      status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
    })
  }
}

/** Returns whether a path belongs to another part of the site. */
function isOfHost(pathname: string): boolean {
  return /^\/(?:docs|storybook|assets)(?:\/|$)/.test(pathname)
}

async function readPageOf(
  route: Route,
  readPage: EdgeOptions['readPage'],
): Promise<string | undefined> {
  const file = fileOf(route)
  return (file && (await readPage(file))) ?? readPage('frame.html')
}

/** Returns the name of a route's own page, if it has one. */
function fileOf(route: Route): string | undefined {
  switch (route.kind) {
    case 'screen':
      return route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`
    case 'block':
    case 'address':
      return frameOf(`/${route.kind}`).slice(1)
    case 'latest':
      return frameOf('/block').slice(1)
    case 'transaction':
      return frameOf('/tx').slice(1)
    default:
      return undefined
  }
}

function textual(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}

/** Calls a function once, and again only after it failed. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
