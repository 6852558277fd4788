/** A place where a stylesheet or component sets a look that belongs in the tokens. */
export interface Breach {
  line: number
  text: string
  why: string
}

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const NAMED = /\b(?:black|white|red|green|blue|gr[ae]y|orange|yellow|purple|violet)\b/i
const TAKES_COLOR =
  /^(?:color|background|background-color|border[\w-]*|outline[\w-]*|fill|stroke|[\w-]*-color|box-shadow|text-shadow)$/

/** Print has its own unit; the rest of the scale has names. */
const sizeIsFree = (value: string) =>
  /^(?:inherit|0|[\d.]+pt)$/.test(value) || value.includes('var(--mcm-')

/** Finds raw colors, type sizes and fonts in a stylesheet, and tokens that don't exist. */
export function breachesOfStyles(css: string, tokens: ReadonlySet<string>): Breach[] {
  // Blanks comments instead of cutting them, so that line numbers stay correct.
  const code = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  return code.split('\n').flatMap((line, index) => {
    const [, property = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^;{}]+);?\s*$/.exec(line) ?? []
    const words = value.replaceAll(/var\([^)]*\)/g, '')
    const found = [
      TAKES_COLOR.test(property) && (COLOR.test(words) || NAMED.test(words)) && 'a raw color',
      property === 'font-size' && !sizeIsFree(value.trim()) && 'a raw type size',
      property === 'font-family' && !/var\(--mcm-font|^inherit/.test(value) && 'a raw typeface',
      property === 'font' && !/^inherit|var\(--mcm-/.test(value) && 'a raw type setting',
      ...[...line.matchAll(/var\((--mcm-[\w-]+)/g)].map(
        (match) => !tokens.has(match[1] ?? '') && `${match[1]} isn’t a token`,
      ),
    ]
    return found
      .filter((why): why is string => typeof why === 'string')
      .map((why) => ({ line: index + 1, text: line.trim(), why }))
  })
}

/** Finds inline styles and raw colors in a component. */
export function breachesOfMarkup(code: string): Breach[] {
  return code.split('\n').flatMap((line, index) => {
    const found = [
      /\bstyle=[{"']/.test(line) && 'an inline style',
      /\b(?:fill|stroke|color)=["'](?:#|rgb|hsl)/i.test(line) && 'a raw color',
    ]
    return found
      .filter((why): why is string => typeof why === 'string')
      .map((why) => ({ line: index + 1, text: line.trim(), why }))
  })
}
