/** Matches one parameter of a media type (RFC 2045): `; name=token` or `; name="text"`. */
const parameter =
  /\s*;\s*([!#$%&'*+\-.^_`|~\w]+)\s*=\s*([!#$%&'*+\-.^_`|~\w]+|"(?:[^"\\\r\n]|\\.)*")/y
const mediaType = /^[!#$%&'*+\-.^_`|~\w]+(?:\/[!#$%&'*+\-.^_`|~\w]+)?$/

export const formType = 'application/x-www-form-urlencoded'

/**
 * Returns the lowercase media type of a Content-Type header according to Go's rules, or undefined
 * if the header is malformed.
 */
export function readContentType(header: string): string | undefined {
  const [base = ''] = header.split(';', 1)
  const type = base.trim().toLowerCase()
  if (!mediaType.test(type)) return undefined
  const names = new Set<string>()
  let at = base.length
  for (;;) {
    parameter.lastIndex = at
    const name = parameter.exec(header)?.[1]?.toLowerCase()
    if (name === undefined) break
    if (names.has(name)) return undefined
    names.add(name)
    at = parameter.lastIndex
  }
  return ['', ';'].includes(header.slice(at).trim()) ? type : undefined
}

/**
 * Returns whether Go can parse a query string or form body without an error, which means that it
 * has no semicolons or broken escapes.
 */
export function isQuery(text: string): boolean {
  return !/;|%(?![\da-fA-F]{2})/.test(text)
}
