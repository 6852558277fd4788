const FILLERS = new Set(
  (
    'a about after all an and any are as at be best by can could do does for from get give has have ' +
    'how i if in into is it its make me most my need not of on or our please set should show so than that ' +
    'the their there this to up use using via vs want way we what when where which while who why will with you your ' +
    'required must may might each every other another only just also already always then these those some ' +
    't don doesn didn isn aren won'
  ).split(' '),
)

/** Words that say little about what a query is about, because they fit most sections. */
const WEAK = new Set(
  (
    'api avoid before blockchain calculate call check claim compute data detect different docs documentation ' +
    'endpoint example exist explain fail failed fetch find guide handle happen http know look lookup many meaning mochimo ' +
    'needed obtain possible prevent problem query recommended return safe several support supported transaction ' +
    'url wait work wrong ' +
    // Nearly every page has samples in these languages.
    'curl go golang javascript js nodejs python typescript'
  ).split(' '),
)

/** Splits text into words. Paths and field names are returned as a whole and in parts. */
export function indexWords(text: string): string[] {
  return pieces(text).flatMap((word) => {
    const parts = partsOf(word)
    return parts.length > 1 ? [word].concat(parts) : [word]
  })
}

/** Splits a query into words, without fillers unless it has no other words. */
export function queryWords(text: string): string[] {
  return [...new Set(withoutFillers(pieces(withoutPrefixes(text))))]
}

/** Removes hosts, and the namespaces of JSON-RPC methods ("eth_getBalance"). */
function withoutPrefixes(text: string): string {
  return text.replace(/https?:\/\/[^/\s]+|\b(?:eth|net|web3|txpool|personal)_(?=[a-z])/g, '')
}

/** Splits a path, field name or symbol into its words. */
export function partsOf(word: string): string[] {
  return word.split(/[_/]+|(?<=[a-z])(?=[A-Z])/).filter(Boolean)
}

/** Returns a text's words in a form that can be compared. */
export function comparable(text: string): string {
  return withoutFillers(pieces(withoutPrefixes(text)))
    .map(normalize)
    .join(' ')
}

/** Returns a word in lower case and in the singular. */
export function normalize(word: string): string {
  const lower = word.toLowerCase()
  if (lower.length < 4 || /[\d_/]/.test(lower)) return lower
  if (lower.endsWith('ies')) return `${lower.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x)es$/.test(lower)) return lower.slice(0, -2)
  return /[^sui]s$/.test(lower) ? lower.slice(0, -1) : lower
}

/** Returns what a word may be a form of: retry for retrying, submit for submitted, store for stored. */
export function stemsOf(word: string): string[] {
  const [, stem] = /^(\w{3,})(?:ing|ed)$/.exec(word) ?? []
  return stem === undefined ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
}

/** Returns whether a word is too common to search for. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word.toLowerCase())
}

/** Returns how much a normalized word says about what a query is about. */
export function weightOfWord(word: string): number {
  return WEAK.has(word) ? 0.4 : 1
}

function withoutFillers(words: string[]): string[] {
  const kept = words.filter((word) => !isFiller(word))
  return kept.length > 0 ? kept : words
}

function pieces(text: string): string[] {
  return text
    .replace(/\b(\w+)\.js\b/gi, '$1js')
    .split(/(?:['’]s?(?!\p{L})|[^\p{L}\p{N}_/])+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}
