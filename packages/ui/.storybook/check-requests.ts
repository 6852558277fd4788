import { refused } from './offline'

/** Throws if a story made a request, because stories show fixtures. */
export function checkRequests(): void {
  const requests = refused.splice(0)
  if (requests.length > 0) throw new Error(`The story made requests: ${requests.join(', ')}`)
}
