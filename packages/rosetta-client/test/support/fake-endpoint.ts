/** A call received by the fake endpoint. */
export interface FakeCall {
  host: string
  path: string
  body: Readonly<Record<string, unknown>>
  /** Time of the call in milliseconds on the virtual clock. */
  at: number
  headers: Headers
}

/** Response of the fake: a JSON body, a complete response, or a connection error. */
export type FakeResponse = object | Response | Error

/** Creates a `fetch` function without a network, for tests with a virtual clock. */
export function fakeEndpoint(respond: (call: FakeCall) => FakeResponse | Promise<FakeResponse>): {
  fetch: (request: Request) => Promise<Response>
  calls: FakeCall[]
} {
  const calls: FakeCall[] = []
  return {
    calls,
    async fetch(request) {
      const { host, pathname } = new URL(request.url)
      const body = (await request.json()) as FakeCall['body']
      const call = { host, path: pathname, body, at: Date.now(), headers: request.headers }
      calls.push(call)
      const result = await respond(call)
      if (result instanceof Error) throw result
      return result instanceof Response ? result : Response.json(result)
    },
  }
}

/** Creates an API error with a code. */
export function apiError(code: number): object {
  return { code, message: `Error ${code}`, retriable: true }
}

/** A response that never arrives, even if the request is aborted. */
export function silence(): Promise<never> {
  return new Promise(() => {})
}
