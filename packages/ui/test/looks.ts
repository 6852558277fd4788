/** A place where a stylesheet or component decides a look that the tokens decide. */
export interface Breach {
  line: number
  text: string
  why: string
}

const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const NAMED = /\b(?:black|white|red|green|blue|gr[ae]y|orange|yellow|purple|violet)\b/i
const TAKES_COLOUR =
  /^(?:color|background|background-color|border[\w-]*|outline[\w-]*|fill|stroke|[\w-]*-color|box-shadow|text-shadow)$/

/** Print has its own unit; the rest of the scale is named. */
const sizeIsFree = (value: string) =>
  /^(?:inherit|0|[\d.]+pt)$/.test(value) || value.includes('var(--mcm-')

/** Raw colours, type sizes and faces in a stylesheet, and tokens that do not exist. */
export function breachesOfStyles(css: string, tokens: ReadonlySet<string>): Breach[] {
  // Comments are blanked, not cut, so that lines keep their numbers.
  const code = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return code.split('\n').flatMap((line, index) => {
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^;{}]+);?\s*$/.exec(line) ?? []
    const words = value.replaceAll(/var\([^)]*\)/g, '')
    const found = [
      TAKES_COLOUR.test(property) && (COLOUR.test(words) || NAMED.test(words)) && 'a raw colour',
      property === 'font-size' && !sizeIsFree(value.trim()) && 'a raw type size',
      property === 'font-family' && !/var\(--mcm-font|^inherit/.test(value) && 'a raw typeface',
      property === 'font' && !/^inherit|var\(--mcm-/.test(value) && 'a raw type setting',
      ...[...line.matchAll(/var\((--mcm-[\w-]+)/g)].map(
        (match) => !tokens.has(match[1] ?? '') && `${match[1]} is no token`,
      ),
    ]
    return found
      .filter((why): why is string => typeof why === 'string')
      .map((why) => ({ line: index + 1, text: line.trim(), why }))
  })
}

/** Inline styles and raw colours in a component. */
export function breachesOfMarkup(code: string): Breach[] {
  return code.split('\n').flatMap((line, index) => {
    const found = [
      /\bstyle=[{"']/.test(line) && 'an inline style',
      /\b(?:fill|stroke|color)=["'](?:#|rgb|hsl)/i.test(line) && 'a raw colour',
    ]
    return found
      .filter((why): why is string => typeof why === 'string')
      .map((why) => ({ line: index + 1, text: line.trim(), why }))
  })
}
