/** What JSON can say. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** What an endpoint could answer in the place of one value. */
interface Replacement {
  name: string
  /** `undefined` leaves the field out. */
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
  { name: 'huge', of: likeIt('9'.repeat(40), Number.MAX_VALUE) },
  { name: 'negative', of: likeIt('-1', -1) },
  { name: 'a fraction', of: likeIt('0.5', 0.5) },
  { name: 'markup', of: () => MARKUP },
  { name: 'right to left', of: () => RIGHT_TO_LEFT.repeat(20) },
  { name: 'a megabyte', of: () => 'All work and no play. '.repeat(48_000) },
]

/** A number stays a number and all else becomes text, as a server that miscounts would send it. */
function likeIt(text: string, number: number) {
  return (value: Json): Json => (typeof value === 'number' ? number : text)
}

/** One way in which a response can be wrong. */
export interface Mutation {
  /** Where, such as `block.transactions.0.operations`; empty for the whole response. */
  path: string
  name: string
}

/** Of a long list so many entries stand for all. */
const ENTRIES = 2

/** Each field in turn, in each way, in an order that is always the same. */
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

/** The response with one thing wrong; the given one stays as it is. */
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
