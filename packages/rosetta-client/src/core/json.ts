/**
 * The fields in which the server writes 64-bit amounts as bare JSON numbers, where JSON.parse would
 * lose digits past 2⁵³: /call's amount and the metadata of search results. A quote inside a JSON string
 * is always escaped, so the pattern's bare quotes can only be those of a key.
 */
const LONG_INTEGERS =
  /("(?:amount|send_total|change_total|fee_total|block_to_live)"\s*:\s*)(-?\d+)(?=\s*[,}])/g

/**
 * JSON.parse that hands the amounts the server writes as numbers over as decimal text, exact to the
 * last digit and in the form of every other amount.
 *
 * @throws {SyntaxError} As JSON.parse does.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(LONG_INTEGERS, '$1"$2"'))
}
