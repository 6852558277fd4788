import { statSync } from 'node:fs'
import { join, normalize } from 'node:path'

/**
 * Rewrites request headers that sirv misreads: encodings excluded by `q=0`, and ranges that count
 * from the end or are invalid (RFC 9110, section 14.2).
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {string} folder The folder with the requested files.
 */
export function normalizeHeaders(request, folder) {
  const { headers } = request
  headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding'] ?? '').join(', ')
  if (headers.range === undefined) return
  const range = readRange(headers.range, () => sizeOf(folder, request.url ?? '/'))
  if (range === undefined) delete headers.range
  else {
    headers.range = range
    // The range applies to the uncompressed file.
    headers['accept-encoding'] = ''
  }
}

/**
 * Returns the encodings that a client accepts, without those of weight 0 (RFC 9110, section
 * 12.5.3).
 */
export function acceptedEncodings(header) {
  return header
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
    .filter(([name, ...rest]) => name !== '' && !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece)))
    .map(([name]) => name)
}

/**
 * Returns a range counted from the first byte, or undefined if it must be ignored: it is invalid or
 * has several parts.
 */
function readRange(header, size) {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (first !== '') return last === '' || Number(last) >= Number(first) ? header : undefined
  const total = last === '' ? undefined : size()
  if (total === undefined || Number(last) === 0) return undefined
  return `bytes=${Math.max(total - Number(last), 0)}-`
}

function sizeOf(folder, url) {
  try {
    const file = normalize(join(folder, decodeURIComponent(url.split(/[?#]/)[0])))
    const stats = file.startsWith(normalize(folder)) ? statSync(file) : undefined
    return stats?.isFile() ? stats.size : undefined
  } catch {
    return undefined
  }
}
