/** Returns the differences between the shapes of an actual response and an example. */
export function shapeProblems(example: unknown, actual: unknown, rules: Rules): string[] {
  return compare(shapeOf(example), shapeOf(actual), rules, 'response')
}

export interface Rules {
  /** Names of fields that can be missing. */
  optional: ReadonlySet<string>
  /** Whether strings are accepted for numbers. The client returns large numbers as strings. */
  stringsForNumbers: boolean
}

/** A type name, or the shapes of the elements or fields. A list has one shape for all elements. */
type Shape = string | { list: Shape } | { fields: Record<string, Shape> }

function shapeOf(value: unknown): Shape {
  if (Array.isArray(value)) return { list: value.map(shapeOf).reduce(merge, 'nothing') }
  if (typeof value === 'object' && value !== null) {
    return {
      fields: Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)])),
    }
  }
  return value === null ? 'null' : typeof value
}

/** Returns the combined shape of two list elements. */
function merge(a: Shape, b: Shape): Shape {
  if (a === 'nothing') return b
  if (typeof a !== 'object' || typeof b !== 'object') return a
  if ('list' in a) return 'list' in b ? { list: merge(a.list, b.list) } : a
  if (!('fields' in b)) return a
  const fields = { ...a.fields }
  for (const [key, shape] of Object.entries(b.fields)) {
    fields[key] = fields[key] === undefined ? shape : merge(fields[key], shape)
  }
  return { fields }
}

function compare(example: Shape, actual: Shape, rules: Rules, at: string): string[] {
  if (typeof example === 'string' || typeof actual === 'string') {
    const isStringForNumber = rules.stringsForNumbers && example === 'number' && actual === 'string'
    return isStringForNumber || example === actual || actual === 'null'
      ? []
      : [`${at}: ${nameOf(actual)} instead of ${nameOf(example)}`]
  }
  if ('list' in example) {
    if (!('list' in actual)) return [`${at} is not a list`]
    // A list can be empty on the test chain.
    if (example.list === 'nothing' || actual.list === 'nothing') return []
    return compare(example.list, actual.list, rules, `${at}[]`)
  }
  if (!('fields' in actual)) return [`${at} is not an object`]
  const { fields } = actual
  const problems = Object.keys(fields)
    .filter((key) => !(key in example.fields) && !rules.optional.has(key))
    .map((key) => `${at}.${key} is not in the example`)
  for (const [key, shape] of Object.entries(example.fields)) {
    const other = fields[key]
    if (other !== undefined) problems.push(...compare(shape, other, rules, `${at}.${key}`))
    else if (!rules.optional.has(key)) problems.push(`${at}.${key} is missing`)
  }
  return problems
}

function nameOf(shape: Shape): string {
  return typeof shape === 'string' ? shape : 'list' in shape ? 'list' : 'object'
}
