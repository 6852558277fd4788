/** Where and how an answer differs in its shape from the printed one; empty when it doesn't. */
export function shapeProblems(printed: unknown, actual: unknown, rules: Rules): string[] {
  return compare(shapeOf(printed), shapeOf(actual), rules, 'answer')
}

export interface Rules {
  /** Fields that need not be there. */
  optional: ReadonlySet<string>
  /** The client hands long numbers over as text. */
  textForNumbers: boolean
}

/** A type's name, or the shapes below. A list's elements are taken together. */
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

/** What elements of a list have between them. */
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

function compare(printed: Shape, actual: Shape, rules: Rules, at: string): string[] {
  if (typeof printed === 'string' || typeof actual === 'string') {
    const text = rules.textForNumbers && printed === 'number' && actual === 'string'
    return text || printed === actual || actual === 'null'
      ? []
      : [`${at}: ${say(actual)}, not ${say(printed)}`]
  }
  if ('list' in printed) {
    if (!('list' in actual)) return [`${at} is no list`]
    // A chain may have nothing of a kind at the moment.
    if (printed.list === 'nothing' || actual.list === 'nothing') return []
    return compare(printed.list, actual.list, rules, `${at}[]`)
  }
  if (!('fields' in actual)) return [`${at} is no object`]
  const { fields } = actual
  const problems = Object.keys(fields)
    .filter((key) => !(key in printed.fields) && !rules.optional.has(key))
    .map((key) => `${at}.${key} is not in the printed answer`)
  for (const [key, shape] of Object.entries(printed.fields)) {
    const other = fields[key]
    if (other !== undefined) problems.push(...compare(shape, other, rules, `${at}.${key}`))
    else if (!rules.optional.has(key)) problems.push(`${at}.${key} is missing`)
  }
  return problems
}

function say(shape: Shape): string {
  return typeof shape === 'string' ? shape : 'list' in shape ? 'list' : 'object'
}
