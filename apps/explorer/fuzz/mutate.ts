/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Values an endpoint could return instead of one value. */
interface Replacement {
  name: string
  /** `undefined` omits the field. */
  of: (value: Json) => Json | undefined
}

const RIGHT_TO_LEFT = '\u202E\u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627\u202C'
const MARKUP =
  '"><img data-hostile src="x:" onerror="globalThis.hostile=1"><script data-hostile>globalThis.hostile=1</script>'

const replacements: Replacement[] = [
  { name: 'missing', of: () => undefined },
  { name: 'null', of: () => null },
  { name: 'of another type', of: (value) => (typeof value === 'string' ? 7 : 'text') },
  { name: 'a list', of: (value) => (Array.isArray(value) ? {} : [value]) },
  { name: 'an object', of: (value) => ({ value }) },
  { name: 'empty', of: (value) => (Array.isArray(value) ? [] : '') },
  { name: 'huge', of: sameType('9'.repeat(40), Number.MAX_VALUE) },
  { name: 'negative', of: sameType('-1', -1) },
  { name: 'a fraction', of: sameType('0.5', 0.5) },
  { name: 'markup', of: () => MARKUP },
  { name: 'right to left', of: () => RIGHT_TO_LEFT.repeat(20) },
  { name: 'a megabyte', of: () => 'All work and no play. '.repeat(48_000) },
]

/**
 * Serializes the response so that a number stays a number and everything else becomes text, as
 * a buggy server would send it.
 */
function sameType(text: string, number: number) {
  return (value: Json): Json => (typeof value === 'number' ? number : text)
}

/** One way in which a response can be wrong. */
export interface Mutation {
  /** The path, such as `block.transactions.0.operations`; empty for the whole response. */
  path: string
  name: string
}

/** Number of entries sampled from a long list. */
const ENTRIES = 2

/** Lists each field with each corruption, in a fixed order. */
export function mutationsOf(response: Json): Mutation[] {
  return pathsOf(response, []).flatMap((path) =>
    replacements.map(({ name }) => ({ path: path.join('.'), name })),
  )
}

function pathsOf(value: Json, path: string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, ENTRIES) : Object.keys(value)
  const below = keys.flatMap((key) => pathsOf(childOf(value, key) ?? null, [...path, key]))
  return [path, ...below]
}

function childOf(value: Json, key: string): Json | undefined {
  return (value as Record<string, Json>)[key]
}

/** Returns a copy of the response with one corruption. */
export function mutate(response: Json, { path, name }: Mutation): Json | undefined {
  const replacement = replacements.find((one) => one.name === name)
  if (!replacement) throw new RangeError(`No replacement is called ${name}.`)
  if (path === '') return replacement.of(response)
  const copy = structuredClone(response)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<Json | undefined>(
    (value, key) => (value === undefined ? value : childOf(value, key)),
    copy,
  ) as Record<string, Json>
  const changed = replacement.of(parent[last] ?? null)
  if (changed === undefined) delete parent[last]
  else parent[last] = changed
  return copy
}
