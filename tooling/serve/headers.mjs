import { statSync } from 'node:fs'
import { join, normalize } from 'node:path'

/**
 * Puts the headers that sirv reads too simply into a form that it reads right: encodings that are
 * excluded by `q=0`, and ranges (RFC 9110, section 14.2) that count from the end or are invalid.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {string} folder where the files of the request are.
 */
export function normalizeHeaders(request, folder) {
  const { headers } = request
  headers['accept-encoding'] = acceptedEncodings(headers['accept-encoding'] ?? '').join(', ')
  if (headers.range === undefined) return
  const range = readRange(headers.range, () => sizeOf(folder, request.url ?? '/'))
  if (range === undefined) delete headers.range
  else {
    headers.range = range
    // The range is of the file as it is.
    headers['accept-encoding'] = ''
  }
}

/** The encodings a client accepts; those with a weight of 0 it refuses (RFC 9110, section 12.5.3). */
export function acceptedEncodings(header) {
  return header
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
    .filter(([name, ...rest]) => name !== '' && !rest.some((piece) => /^q=0(?:\.0*)?$/.test(piece)))
    .map(([name]) => name)
}

/** A range from its first byte on; undefined for one to be ignored: invalid, or of several parts. */
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
