import type { Random } from './chain/random'
import type { Context } from './context'
import { CallError, ConnectionCut, DecodeError } from './errors'
import { faultsFor, type CallFaults, type Faults } from './faults'
import {
  failure,
  json,
  limitHeaders,
  notFound,
  preflight,
  redirect,
  tooLarge,
  tooManyRequests,
} from './http'
import { documentedLimiter, serverLimiter, type Allowance } from './rate-limit'
import { readBody } from './request/body'
import { formType, isQuery, readContentType } from './request/form'
import type { Route } from './route'
import { routes } from './routes'

/** Maximum number of bytes that the server reads from a body. */
const maxBody = 30 * 1024

export interface ServerState {
  /** Returns the current data for responses. */
  readonly context: () => Context
  /** Random source that determines which requests a fault affects. */
  readonly random: Random
}

/**
 * Creates a server with the real server's transport behavior (mochimo-mesh b77d1ba, main.go): it
 * accepts only exact paths and POST, returns errors as HTTP 200 with an error object, and sends no
 * CORS headers if no handler is reached.
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
    const { pathname, search } = new URL(request.url)
    const clean = pathname.replaceAll(/\/{2,}/g, '/')
    if (clean !== pathname) return redirect(clean + search)
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
    const response = await serve(request, route, context())
    if (allowed) {
      const headers = limitHeaders(allowed, Date.now())
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
    }
    return random.chance(wrong.malformedRate) ? malformed(response) : response
  }
}

async function serve(request: Request, route: Route, context: Context): Promise<Response> {
  const { text, isCut } = await readBody(request, maxBody)
  const response = respond(request, route, context, text, isCut)
  // The rest of the body is left unread, so the connection can't serve another request.
  if (isCut) response.headers.set('Connection', 'close')
  return response
}

function respond(
  request: Request,
  route: Route,
  context: Context,
  text: string,
  isCut: boolean,
): Response {
  const type = contentType(request)
  const isForm = type === formType
  const { search } = new URL(request.url)
  // The server parses form fields first, and reports every failure as a body that is too large.
  const isReadable = isForm ? !isCut && isQuery(text) : type !== undefined
  if (!isReadable || !isQuery(search)) return tooLarge()
  try {
    // As a result, the handler receives an empty body if the request is a form.
    const { body, maxAge } = route.handle(isForm ? '' : text, context)
    const caching = maxAge === undefined ? {} : { 'Cache-Control': `public, max-age=${maxAge}` }
    return json(body, caching)
  } catch (error) {
    if (error instanceof CallError) return failure(error.code, context.strict, error.reason)
    if (error instanceof DecodeError) return failure(route.badBody, context.strict, error.message)
    throw error
  }
}

/**
 * Returns the media type, or undefined if the header is malformed. A missing type is accepted, as
 * is any other type.
 */
function contentType({ headers }: Request): string | undefined {
  const given = headers.get('content-type')
  return given ? readContentType(given) : ''
}

function exists(route: Route, faults: Faults): boolean {
  if (faults.offline) return route.offline
  return !(route.missingWith && faults[route.missingWith])
}

async function malformed(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(text.slice(0, Math.floor(text.length / 2)), response)
}

async function delay({ latency }: CallFaults, random: Random, request: Request): Promise<void> {
  const milliseconds = typeof latency === 'number' ? latency : random.between(...latency)
  if (milliseconds <= 0) return
  // Read the signal only when needed, because in Node that takes longer than most responses.
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
