/**
 * Matches 64-bit amounts that the server sends as JSON numbers, which JSON.parse would round above 2⁵³:
 * /call's amount and the metadata of search results. The quote in the pattern can only be the end of a
 * key, because quotes inside JSON strings are escaped. For speed, the pattern starts with the field name,
 * which is rarer than a quote.
 */
const LONG_INTEGERS = /((?:amount|_total|block_to_live)"\s*:\s*)(-?\d+)(?=\s*[,}])/g

/**
 * Parses JSON and returns amounts that the server sends as numbers as exact decimal strings, like all
 * other amounts.
 *
 * @throws {SyntaxError} If the text isn't valid JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(LONG_INTEGERS, '$1"$2"'))
}
