/** A call as the fake endpoint saw it. */
export interface FakeCall {
  path: string
  body: Readonly<Record<string, unknown>>
  /** Milliseconds on the (virtual) clock. */
  at: number
  headers: Headers
}

/** What the fake answers: a body to send as JSON, a whole response, or an error as of a failed connection. */
export type FakeAnswer = object | Response | Error

/** A `fetch` that answers without a network, for tests with a virtual clock. */
export function fakeEndpoint(answer: (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>): {
  fetch: (request: Request) => Promise<Response>
  calls: FakeCall[]
} {
  const calls: FakeCall[] = []
  return {
    calls,
    async fetch(request) {
      const { pathname } = new URL(request.url)
      const body = (await request.json()) as FakeCall['body']
      const call = { path: pathname, body, at: Date.now(), headers: request.headers }
      calls.push(call)
      const result = await answer(call)
      if (result instanceof Error) throw result
      return result instanceof Response ? result : Response.json(result)
    },
  }
}

/** A body of the API's error with that code. */
export function apiError(code: number): object {
  return { code, message: `Error ${code}`, retriable: true }
}

/** An answer that never comes, not even when the request is aborted. */
export function silence(): Promise<never> {
  return new Promise(() => {})
}
