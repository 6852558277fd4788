/** A response's shape without its values, which must be the same on different chains. */
export interface Shape {
  /** Keys in order, types, string formats, and whether lists are empty. */
  readonly outline: string
  /** Outlines of all members of each list, by path. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>
}

/** Values that belong to the API, not to the chain. */
const literalKeys = new Set(['code', 'decimals'])

const formats: readonly (readonly [RegExp, string])[] = [
  [/^0x[0-9a-f]{64}$/, '<hash>'],
  [/^0x[0-9a-f]{40}$/, '<tag>'],
  [/^0x[0-9a-f]{80}$/, '<ledger address>'],
  [/^[0-9a-f]{64}$/, '<bare hash>'],
  [/^[0-9a-f]{100,}$/, '<bytes>'],
  [/^-\d+$/, '<negative>'],
  [/^\d+$/, '<decimal>'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, '<time>'],
  [/^(?=[A-Z0-9-\0]{16}$)[A-Z0-9-]+\0*$/, '<memo>'],
  [/ \n/, '<haiku>'],
]

export function shapeOf(value: unknown): Shape {
  const members = new Map<string, Set<string>>()
  const outline = outlineOf(value, '', '', members)
  return { outline, members }
}

/** Merges the shapes of list members from several responses. */
export function pool(shapes: readonly Shape[]): Map<string, Set<string>> {
  const together = new Map<string, Set<string>>()
  for (const { members } of shapes) {
    for (const [place, outlines] of members) {
      const known = together.get(place) ?? new Set()
      for (const outline of outlines) known.add(outline)
      together.set(place, known)
    }
  }
  return together
}

function outlineOf(
  value: unknown,
  key: string,
  place: string,
  members: Map<string, Set<string>>,
): string {
  if (Array.isArray(value)) {
    const list = `${place}/${key}`
    const seen = members.get(list) ?? new Set()
    members.set(list, seen)
    for (const member of value as unknown[]) seen.add(outlineOf(member, '', list, members))
    if (key === 'operations') return `[${orderOfTypes(value)}]`
    return value.length === 0 ? '[]' : '[…]'
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(
      ([name, field]) => `${name}: ${outlineOf(field, name, `${place}/${key}`, members)}`,
    )
    return `{ ${fields.join(', ')} }`
  }
  if (typeof value === 'string') {
    return formats.find(([format]) => format.test(value))?.[1] ?? JSON.stringify(value)
  }
  if (typeof value === 'number' && !literalKeys.has(key)) {
    return Number.isInteger(value) ? '<integer>' : '<number>'
  }
  return JSON.stringify(value)
}

/** Returns the order of operations, with consecutive destinations counted as one. */
function orderOfTypes(operations: readonly { type?: string }[]): string {
  const types = operations.map(({ type = '' }) => type)
  return types.filter((type, i) => type !== types[i - 1]).join(' ')
}
