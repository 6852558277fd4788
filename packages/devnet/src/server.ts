import type { Random } from './chain/random'
import type { Context } from './context'
import { decodeBody, Fields } from './decode'
import { CallError, ConnectionCut, DecodeError } from './errors'
import { faultsFor, type CallFaults, type Faults } from './faults'
import { checkNetwork } from './handlers/network-check'
import { failure, json, limitHeaders, notFound, preflight, tooLarge, tooManyRequests } from './http'
import { documentedLimiter, serverLimiter, type Allowance } from './rate-limit'
import { routes, type Route } from './routes'

/** Longer bodies are cut off, which leaves no JSON to decode. */
const largestBody = 30 * 1024
const formType = 'application/x-www-form-urlencoded'

export interface ServerState {
  /** What the answers are made from, as it is now. */
  readonly context: () => Context
  /** Decides whom a fault meets. */
  readonly random: Random
}

/**
 * The transport habits of the real server (mochimo-mesh b77d1ba, main.go): exact paths, POST only,
 * HTTP 200 with an error object, no CORS headers where no handler is reached.
 */
export function createServer({
  context,
  random,
}: ServerState): (request: Request) => Promise<Response> {
  const limiters = { server: serverLimiter(), documented: documentedLimiter() }

  const allowance = (request: Request, { rateLimit }: Faults): Allowance | undefined => {
    if (rateLimit === 'off') return undefined
    const client = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'local'
    return limiters[rateLimit].request(client, Date.now())
  }

  return async (request) => {
    const { pathname } = new URL(request.url)
    const { faults, strict } = context()
    const route = routes.get(pathname)
    if (!route || !exists(route, faults)) return notFound()
    if (request.method === 'OPTIONS') return preflight()
    if (request.method !== 'POST') return new Response(null, { status: 405 })

    const allowed = allowance(request, faults)
    if (allowed?.allowed === false) return tooManyRequests(allowed, Date.now())
    const wrong = faultsFor(faults, pathname)
    await delay(wrong, random, request)
    if (random.chance(wrong.cutRate)) throw new ConnectionCut()
    if (random.chance(wrong.errorRate)) return failure(wrong.errorCode, strict)
    const response = await answer(request, route, context())
    if (allowed) {
      const headers = limitHeaders(allowed, Date.now())
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    }
    return random.chance(wrong.malformedRate) ? malformed(response) : response
  }
}

async function answer(request: Request, route: Route, context: Context): Promise<Response> {
  const body = await request.text()
  const isForm = (request.headers.get('content-type') ?? '').startsWith(formType)
  if (isForm && body.length > largestBody) return tooLarge()
  try {
    // The server reads a form before the handler does, which then finds nothing.
    const fields = readBody(isForm ? '' : body, route)
    if (route.checksNetwork) checkNetwork(fields)
    return json(route.handle(fields, context), cacheHeaders(route, fields))
  } catch (error) {
    if (error instanceof CallError) return failure(error.code, context.strict, error.reason)
    if (error instanceof DecodeError) return failure(route.badBody, context.strict, error.message)
    throw error
  }
}

function readBody(body: string, route: Route): Fields {
  if (!route.readsBody) return new Fields(null)
  if (body.length > largestBody) throw new DecodeError('The body is longer than 30 KB')
  return decodeBody(body)
}

/** By what was asked for, not by what was found. */
function cacheHeaders(route: Route, fields: Fields): Record<string, string> {
  if (!route.cacheable) return {}
  const hash = fields.object('block_identifier').string('hash')
  return { 'Cache-Control': `public, max-age=${hash === '' ? 5 : 604_800}` }
}

function exists(route: Route, faults: Faults): boolean {
  if (faults.offline) return route.offline
  return route.needs === undefined || faults[route.needs]
}

async function malformed(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(text.slice(0, Math.floor(text.length / 2)), response)
}

async function delay({ latency }: CallFaults, random: Random, request: Request): Promise<void> {
  const milliseconds = typeof latency === 'number' ? latency : random.between(...latency)
  if (milliseconds <= 0) return
  // Asked for only now: in Node it costs more than most answers.
  const { signal } = request
  await new Promise<void>((resolve, reject) => {
    const aborted = (): void => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', aborted)
      resolve()
    }, milliseconds)
    if (signal.aborted) aborted()
    else signal.addEventListener('abort', aborted, { once: true })
  })
}
