import * as v from 'valibot'

/** A schema that validates external input. */
export type Schema<T> = v.GenericSchema<unknown, T>

/**
 * Checks a value against a schema whose messages continue a sentence that starts with the name,
 * such as "must be true or false".
 * @param what Name of the value, for the message.
 * @throws {RangeError} If a field is invalid. The message contains the field's name, what the field
 * must be, and its value.
 */
export function read<T>(schema: Schema<T>, value: unknown, what: string): T {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  const path = (issue.path ?? []).map(({ key }) => key)
  const isUnknownField = issue.type === 'strict_object' && issue.expected === 'never'
  const name = dotPath(isUnknownField ? path.slice(0, -1) : path)
  const subject = name === '' ? what + (isUnknownField ? ' object' : '') : `\`${name}\``
  const isMissing = issue.input === undefined || isUnknownField
  throw new RangeError(
    `${subject} ${issue.message}${isMissing ? '' : `; got ${show(issue.input)}`}`,
  )
}

/**
 * Parses and checks JSON.
 * @throws {RangeError} In the same cases as {@link read}, and if the text isn't JSON.
 */
export function readJson<T>(schema: Schema<T>, text: string, what: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RangeError(`${what} must be valid JSON`)
  }
  return read(schema, value, what)
}

/** Creates a schema for an object with the given fields and no others. */
export function object<const Entries extends v.ObjectEntries>(
  entries: Entries,
): Schema<v.InferOutput<v.StrictObjectSchema<Entries, undefined>>> {
  const names = Object.keys(entries).join(', ')
  return v.pipe(
    v.custom<object>(isRecord, 'must be an object'),
    v.strictObject(entries, ({ expected, input }) =>
      expected === 'never' ? `has no field ${String(input)} (expected ${names})` : 'is missing',
    ),
  )
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Creates a schema for a number in a range. */
export function range(min: number, max: number, unit = 'a number'): Schema<number> {
  const message = `must be ${unit} from ${min} to ${max}`
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
}

/** Creates a schema for an integer in a range. */
export function integer(min: number, max: number): Schema<number> {
  const message = `must be an integer from ${min} to ${max}`
  return v.pipe(range(min, max, 'an integer'), v.integer(message))
}

export const truth: Schema<boolean> = v.boolean('must be true or false')

export const text: Schema<string> = v.string('must be a string')

/** Creates a schema for one of several values. */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
): Schema<Value> {
  return v.picklist(values, `must be one of ${values.join(', ')}`)
}

function dotPath(path: readonly unknown[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    const part = String(key)
    if (!/^\w+$/.test(part)) return `${name}['${part}']`
    return name === '' ? part : `${name}.${part}`
  }, '')
}

const maxShown = 60

function show(value: unknown): string {
  const shown =
    typeof value === 'string' || (typeof value === 'object' && value !== null)
      ? JSON.stringify(value, (_, part: unknown) => plain(part))
      : String(value)
  return shown.length > maxShown ? `${shown.slice(0, maxShown)}…` : shown
}

function plain(part: unknown): unknown {
  return typeof part === 'bigint' ? part.toString() : part
}
