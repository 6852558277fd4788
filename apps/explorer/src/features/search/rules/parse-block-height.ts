/**
 * Matches the separator between groups of three digits. It must be the same throughout the number.
 */
const SEPARATOR = String.raw`[,.'\u2019 \u00a0\u2009\u202f]`
const HEIGHT = new RegExp(
  String.raw`^(?:(?:block|height)\s*:?\s*)?#?\s*(\d+|[1-9]\d{0,2}(${SEPARATOR})\d{3}(?:\2\d{3})*)$`,
  'i',
)

/**
 * Returns the digits of a block number in the forms that people and this explorer use: `1079913`,
 * `1,079,913`, `#1079913`, `Block #1.079.913`. Returns undefined for any other text.
 */
export function parseBlockHeight(text: string): string | undefined {
  return HEIGHT.exec(text)?.[1]
    ?.replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
}
