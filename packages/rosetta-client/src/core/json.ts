/**
 * The fields in which the server writes 64-bit amounts as bare JSON numbers, where JSON.parse would
 * lose digits past 2⁵³: /call's amount and the metadata of search results. A quote inside a JSON string
 * is always escaped, so the pattern's bare quote can only be the end of a key. It starts with the name,
 * which occurs less often than a quote, because that is where the time goes.
 */
const LONG_INTEGERS = /((?:amount|_total|block_to_live)"\s*:\s*)(-?\d+)(?=\s*[,}])/g

/**
 * JSON.parse that hands the amounts the server writes as numbers over as decimal text, exact to the
 * last digit and in the form of every other amount.
 *
 * @throws {SyntaxError} As JSON.parse does.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(LONG_INTEGERS, '$1"$2"'))
}
