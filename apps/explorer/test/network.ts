/** Responds to a request; `forward` calls what would respond otherwise. */
export type Route = (request: Request, forward: () => Promise<Response>) => Promise<Response>

/** A request sent by the page. */
export interface SentRequest {
  url: string
  path: string
  body: Record<string, unknown>
}

type Server = (request: Request) => Promise<Response>

const nativeFetch = globalThis.fetch.bind(globalThis)
// oxlint-disable-next-line typescript/unbound-method -- called with its request
const readText = Request.prototype.text
const servers = new Map<string, Server>()
/** Servers of earlier tests: requests from closed pages are ignored. */
const retired = new Set<string>()
const routes: { url: string; route: Route }[] = []
const listeners = new Set<(request: SentRequest) => void>()
const completions = new Set<(request: SentRequest, status: number) => void>()
/** Pending requests; each test counts its own, because a held one may outlast its test. */
let waiting = { count: 0 }

/** Replaces the network: a request without a matching test server is unreachable. */
export function installNetwork(): void {
  globalThis.fetch = (input, init) => respond(new Request(input, init))
  // The app reads a request's body before it sends the request, which takes turns of the event loop.
  Request.prototype.text = async function (this: Request) {
    const own = waiting
    own.count += 1
    try {
      return await readText.call(this)
    } finally {
      own.count -= 1
    }
  }
}

/** Removes servers, routes and counters. */
export function resetNetwork(): void {
  for (const origin of servers.keys()) retired.add(origin)
  servers.clear()
  routes.length = 0
  listeners.clear()
  completions.clear()
  waiting = { count: 0 }
}

/** Makes `server` respond at an origin. Returns a function that removes it. */
export function serve(origin: string, server: Server): () => void {
  retired.delete(origin)
  servers.set(origin, server)
  return () => {
    servers.delete(origin)
  }
}

/**
 * Makes `route` respond to requests for one URL, or a whole origin, until the returned function
 * is called. The most recent matching route responds.
 */
export function routeRequests(url: string, route: Route): () => void {
  const entry = { url, route }
  routes.unshift(entry)
  return () => {
    if (routes.includes(entry)) routes.splice(routes.indexOf(entry), 1)
  }
}

/** Fails as `fetch` does without a connection. */
export function failConnection(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/**
 * Holds back responses from one URL until the returned function is called.
 *
 * @param isHeld Selects requests by their body; all of them by default.
 */
export function holdResponses(
  url: string,
  isHeld: (body: Record<string, unknown>) => boolean = () => true,
): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  routeRequests(url, async (request, forward) => {
    if (isHeld((await request.clone().json()) as Record<string, unknown>)) await held
    return forward()
  })
  return release
}

/** Never responds. */
export function hang(): Promise<Response> {
  return new Promise(() => {})
}

/** Counts the page's requests to endpoints from now on, by API path. */
export function countRequests(): (path: string) => number {
  const counts = new Map<string, number>()
  listeners.add(({ path }) => counts.set(path, (counts.get(path) ?? 0) + 1))
  return (path) => counts.get(path) ?? 0
}

type Body = Record<string, unknown>

/** Collects the bodies of requests to one URL from now on, or only those that a test counts. */
export function bodiesTo(url: string, isCounted: (body: Body) => boolean = () => true): Body[] {
  const bodies: Body[] = []
  listeners.add((request) => {
    if (request.url === url && isCounted(request.body)) bodies.push(request.body)
  })
  return bodies
}

/** Collects the URLs of all requests from now on. */
export function requestedUrls(): string[] {
  const urls: string[] = []
  listeners.add(({ url }) => urls.push(url))
  return urls
}

/**
 * Calls `listener` with each request that gets a response from now on, and the response's
 * status.
 */
export function onResponse(listener: (request: SentRequest, status: number) => void): void {
  completions.add(listener)
}

/** Returns how many requests have no response yet, or one that the page hasn't fully read. */
export function openRequests(): number {
  return waiting.count
}

async function respond(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  if (origin === location.origin) return nativeFetch(request)
  if (retired.has(origin)) return failConnection()
  const hear = [...listeners]
  const complete = [...completions]
  const own = waiting
  own.count += 1
  try {
    const text = await request.text()
    const body = (text === '' ? {} : JSON.parse(text)) as SentRequest['body']
    const sent = { url: request.url, path: pathname, body }
    for (const listener of hear) listener(sent)
    // Copying a request's body takes longer than creating a request with a text.
    const received = () =>
      new Request(request.url, {
        method: request.method,
        headers: request.headers,
        signal: request.signal,
        ...(text !== '' && { body: text }),
      })
    const response = await Promise.race([forward(received, origin, 0), aborted(request.signal)])
    for (const listener of complete) listener(sent, response.status)
    return await readable(response, request.signal, own)
  } finally {
    own.count -= 1
  }
}

/** Returns the response with a body that reports when it was read. */
async function readable(
  response: Response,
  signal: AbortSignal,
  own: typeof waiting,
): Promise<Response> {
  const rest = [new Uint8Array(await response.arrayBuffer())]
  own.count += 1
  let over = false
  const end = () => {
    if (!over) own.count -= 1
    over = true
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal.addEventListener('abort', () => {
          if (!over) controller.error(signal.reason)
          end()
        })
      },
      pull(controller) {
        const bytes = rest.pop()
        if (bytes && bytes.length > 0) return controller.enqueue(bytes)
        controller.close()
        end()
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
  return new Response(body, response)
}

/** A response without CORS permission, which browsers withhold. */
export function withhold(response: Response): Promise<Response> {
  return response.headers.has('Access-Control-Allow-Origin')
    ? Promise.resolve(response)
    : failConnection()
}

/** From the routes to the server. */
async function forward(received: () => Request, origin: string, from: number): Promise<Response> {
  const request = received()
  const at = routes.findIndex(
    ({ url }, index) => index >= from && (url === request.url || url === origin),
  )
  const found = routes[at]
  if (found) return found.route(request, () => forward(received, origin, at + 1))
  const server = servers.get(origin)
  return server ? server(request).catch(failConnection) : failConnection()
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
}
