import type { Call } from '../calls/call'
import { foldHex } from '../shared/fold-hex'

/** Returns the path of a call's example, relative to the site's folder. */
export function examplePath({ id }: Call): string {
  return `examples/${id}.json`
}

/** Returns the URL of a call's example. */
export function exampleUrl(call: Call): string {
  return `/docs/${examplePath(call)}`
}

/** Returns a call's request and response as JSON, with values that pages truncate in full. */
export function exampleOf({ path, body, exampleResponse }: Call): string {
  return `${JSON.stringify({ path, request: body, response: exampleResponse }, null, 2)}\n`
}

/** Returns whether a page truncates values of a call's example. */
export function isTruncated(call: Call): boolean {
  return foldHex(exampleOf(call)) !== undefined
}
