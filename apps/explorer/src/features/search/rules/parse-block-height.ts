/** The separator between groups of three digits, the same throughout the number. */
const SEPARATOR = String.raw`[,.'\u2019 \u00a0\u2009\u202f]`
const HEIGHT = new RegExp(
  String.raw`^(?:(?:block|height)\s*:?\s*)?#?\s*(\d+|[1-9]\d{0,2}(${SEPARATOR})\d{3}(?:\2\d{3})*)$`,
  'i',
)

/**
 * Returns the digits of a block number as people and this explorer write it: `1079913`,
 * `1,079,913`, `#1079913`, `Block #1.079.913`. Undefined for any other text.
 */
export function parseBlockHeight(text: string): string | undefined {
  return HEIGHT.exec(text)?.[1]
    ?.replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
}
