const { fetch: request } = globalThis

/** Requests that a story made although it has all its data, by method and URL. */
export const refused: string[] = []

/**
 * Refuses requests to other sites, because stories show fixtures. A refused request never ends, so
 * that the story keeps showing its data instead of an error.
 */
export function refuseRequests(): void {
  globalThis.fetch = (input, init) => {
    const { method, url } = new Request(input, init)
    if (new URL(url).origin === location.origin) return request(input, init)
    refused.push(`${method} ${url}`)
    return new Promise(() => {})
  }
}
