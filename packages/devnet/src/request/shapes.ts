import { DecodeError } from '../errors'
import { JsonNumber, JsonObject, type Json } from './json'

/**
 * A decoder from JSON values to one of the server's Go types. A missing field has the zero value,
 * an unknown field is ignored, and a value of another type makes the whole body invalid.
 */
export interface Shape<Value> {
  /** The value of a missing field. */
  readonly zero: Value
  /**
   * Decodes a value. `before` is the previous value if the key is a duplicate.
   * @throws {DecodeError} If the value has another type.
   */
  decode(json: Json, name: string, before: Value): Value
}

export type Decoded<S> = S extends Shape<infer Value> ? Value : never

/**
 * Decodes a whole request body.
 * @throws {DecodeError} If a value has another type.
 */
export function decode<Value>(shape: Shape<Value>, json: Json): Value {
  return shape.decode(json, 'The body', shape.zero)
}

/** Decoder for a Go string. A null value leaves the string unchanged. */
export const text: Shape<string> = {
  zero: '',
  decode(json, name, before) {
    if (json === null) return before
    if (typeof json !== 'string') throw new DecodeError(`${name} must be a string`)
    return json
  },
}

/** Decoder for a Go bool. */
export const truth: Shape<boolean> = {
  zero: false,
  decode(json, name, before) {
    if (json === null) return before
    if (typeof json !== 'boolean') throw new DecodeError(`${name} must be true or false`)
    return json
  },
}

const [minInteger, maxInteger] = [-(1n << 63n), (1n << 63n) - 1n]

/** Decoder for a Go int, which has 64 bits and is written without a decimal point or exponent. */
export const integer: Shape<number> = {
  zero: 0,
  decode(json, name, before) {
    if (json === null) return before
    const digits = json instanceof JsonNumber && /^-?\d+$/.test(json.digits) ? json.digits : null
    const value = digits === null ? null : BigInt(digits)
    if (value === null || value < minInteger || value > maxInteger) {
      throw new DecodeError(`${name} must be a 64-bit integer`)
    }
    return Number(value)
  },
}

/** Creates the decoder for a pointer, which is null if the field is missing or null. */
export function optional<Value>(shape: Shape<Value>): Shape<Value | null> {
  return {
    zero: null,
    decode: (json, name, before) =>
      json === null ? null : shape.decode(json, name, before ?? shape.zero),
  }
}

/** Creates the decoder for a slice. */
export function list<Value>(shape: Shape<Value>): Shape<readonly Value[]> {
  return {
    zero: [],
    decode(json, name) {
      if (json === null) return []
      if (!isList(json)) throw new DecodeError(`${name} must be a list`)
      return json.map((item, i) => shape.decode(item, `${name}[${i}]`, shape.zero))
    },
  }
}

/** Creates the decoder for a field that only strict mode decodes and the real server ignores. */
export function undecoded<Value>(shape: Shape<Value>): Shape<() => Value> {
  return {
    zero: () => shape.zero,
    decode: (json, name) => () => shape.decode(json, name, shape.zero),
  }
}

type Fields = Readonly<Record<string, Shape<unknown>>>

/**
 * Creates the decoder for a struct. Keys match in any letter case, and a duplicate object is merged
 * into the previous one.
 */
export function struct<const F extends Fields>(
  fields: F,
): Shape<{ readonly [Name in keyof F]: Decoded<F[Name]> }> {
  type Value = { readonly [Name in keyof F]: Decoded<F[Name]> }
  const names = new Map(Object.keys(fields).map((name) => [name.toLowerCase(), name]))
  const zero = Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name, shape.zero]),
  ) as Value
  return {
    zero,
    decode(json, name, before) {
      if (json === null) return before
      if (!(json instanceof JsonObject)) throw new DecodeError(`${name} must be an object`)
      const value: Record<string, unknown> = { ...before }
      for (const [key, item] of json.entries) {
        const field = Object.hasOwn(fields, key) ? key : names.get(key.toLowerCase())
        const shape = field === undefined ? undefined : fields[field]
        if (field === undefined || !shape) continue
        value[field] = shape.decode(item, field, value[field])
      }
      return value as Value
    },
  }
}

/**
 * Decoder for a map[string]interface{}, which can have any keys, case-sensitive, and values of any
 * type.
 */
export const anything: Shape<ReadonlyMap<string, unknown>> = {
  zero: new Map(),
  decode(json, name, before) {
    if (json === null) return new Map()
    if (!(json instanceof JsonObject)) throw new DecodeError(`${name} must be an object`)
    return new Map([...before, ...json.entries.map(([key, item]) => [key, plain(item)] as const)])
  },
}

/**
 * Returns a value in the form in which the server echoes it: numbers as 64-bit floats, and keys
 * sorted.
 */
function plain(json: Json): unknown {
  if (json instanceof JsonNumber) return finite(json)
  if (isList(json)) return json.map(plain)
  if (!(json instanceof JsonObject)) return json
  const entries = json.entries.map(([key, item]) => [key, plain(item)] as const)
  return Object.fromEntries(new Map(entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))))
}

/** @throws {DecodeError} If a number doesn't fit into a 64-bit float. */
function finite({ digits }: JsonNumber): number {
  const value = Number(digits)
  if (Number.isFinite(value)) return value
  throw new DecodeError(`${digits} is too large`)
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json)
}
