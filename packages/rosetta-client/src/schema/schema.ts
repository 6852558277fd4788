/**
 * A description of `T` as plain data, which `core/validate.ts` interprets and the documentation converts
 * to JSON Schema. Each API type is an explicit interface, and the compiler checks the schema next to it
 * against this interface.
 */
export interface Schema<T> {
  /** The type that the schema describes. Never set. */
  readonly type?: T
  /** What is expected, as error messages say it. */
  readonly name: string
  /** Returns whether a value has the expected form. The values inside aren't tested. */
  readonly test: (input: unknown) => boolean
  /** Returns the normalized value. */
  readonly to?: (input: never) => unknown
  /** Fields of an object. Unknown fields are kept, because newer servers may add fields. */
  readonly fields?: Readonly<Record<string, Field>>
  /** Schema of a list's entries. */
  readonly entry?: Schema<unknown>
  /** Whether a list must have an entry. */
  readonly required?: boolean
  /** Schema of a value that can also be `null`. */
  readonly nullable?: Schema<unknown>
  /** The values of an enumeration. */
  readonly values?: readonly unknown[]
  readonly optional?: never
}

/** A field that can be missing. */
export interface Optional<T> {
  readonly optional: Schema<T>
}

export type Field = Schema<unknown> | Optional<unknown>

type TypeOf<F> = F extends Schema<infer T> | Optional<infer T> ? T : never

/** The type of an object with these fields. */
type ObjectOf<Fields> = {
  -readonly [Key in keyof Fields as Fields[Key] extends Optional<unknown> ? never : Key]: TypeOf<
    Fields[Key]
  >
} & {
  -readonly [Key in keyof Fields as Fields[Key] extends Optional<unknown> ? Key : never]?: TypeOf<
    Fields[Key]
  >
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Describes an object. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const Fields extends Readonly<Record<string, Field>>>(
  fields: Fields,
): Schema<ObjectOf<Fields>> {
  return { name: 'Object', test: isRecord, fields }
}

/** Describes a list of any length. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T>(entry: Schema<T>): Schema<T[]> {
  return { name: 'Array', test: Array.isArray, entry }
}

/** Describes a list of at least one entry. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOrMore<T>(entry: Schema<T>): Schema<[T, ...T[]]> {
  return { name: 'Array', test: Array.isArray, entry, required: true }
}

/** Describes a value that can also be `null`. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return { name: schema.name, test: () => true, nullable: schema }
}

/** Describes a field that can be missing. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(schema: Schema<T>): Optional<T> {
  return { optional: schema }
}

/** Describes one of several values. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<T extends string | number>(...values: T[]): Schema<T> {
  const name = values.map((value) => JSON.stringify(value)).join(' or ')
  return { name, test: (input) => values.includes(input as T), values }
}

/* @__NO_SIDE_EFFECTS__ */
function primitive<T>(name: string): Schema<T> {
  return { name, test: (input) => typeof input === name }
}

export const string: Schema<string> = primitive('string')
export const boolean: Schema<boolean> = primitive('boolean')
export const number: Schema<number> = primitive('number')
export const unknown: Schema<unknown> = { name: 'a value', test: () => true }
