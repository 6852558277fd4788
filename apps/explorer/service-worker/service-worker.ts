import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
/** The site's files, and the name of this build (`scripts/write-service-worker.mjs`). */
declare const FILES: { url: string; revision: string | null }[]
declare const BUILD: string

/** Other sites and files below the same origin. */
const ELSEWHERE = /^\/(?:docs|storybook|dataset|card)(?:\/|$)/
/** Deployers edit it, so it isn't part of a build. */
const CONFIG = { path: '/config.json', cacheName: 'config' }
const unhashed = new Set(FILES.flatMap(({ url, revision }) => (revision === null ? [] : [url])))

// Its own routes decide when a precached file is served: without a connection, except for files
// with a hash in their name. A page is therefore never older than the deployment.
precache(FILES)
cleanupOutdatedCaches()
clientsClaim()

self.addEventListener('install', (event) => {
  void self.skipWaiting()
  // The first visit loaded it before there was a worker. A host may have none.
  event.waitUntil(
    caches
      .open(CONFIG.cacheName)
      .then((cache) => cache.add(CONFIG.path))
      .catch(() => undefined),
  )
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload.enable(), reportBuild()]))
})

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await matchPrecache(request.url)) ?? fetch(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG.path,
  new NetworkFirst({
    cacheName: CONFIG.cacheName,
    plugins: [{ cachedResponseWillBeUsed: async ({ cachedResponse }) => undated(cachedResponse) }],
  }),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && unhashed.has(url.pathname),
  networkElse((request) => matchPrecache(request.url)),
)
registerRoute(
  ({ request }) => request.mode === 'navigate',
  networkElse(({ url }) =>
    ELSEWHERE.test(new URL(url).pathname)
      ? Promise.resolve(undefined)
      : matchPrecache('/frame.html'),
  ),
)

/** Responds from the network, or from the precache without a connection. */
function networkElse(find: (request: Request) => Promise<Response | undefined>): NetworkOnly {
  return new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => find(request) }] })
}

/** The page compares its clock with the date of a response, and that of a saved one is over. */
function undated(saved: Response | undefined): Response | undefined {
  if (!saved) return undefined
  const headers = new Headers(saved.headers)
  headers.delete('date')
  return new Response(saved.body, { status: saved.status, headers })
}

/** Reports this build to all pages. Pages of another build offer to reload. */
async function reportBuild(): Promise<void> {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) {
    page.postMessage({ build: BUILD })
  }
}
