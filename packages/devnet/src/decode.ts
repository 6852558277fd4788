import { DecodeError } from './errors'

/**
 * Reads a JSON object as the server's Go structs do: a missing or null field is the zero value, an
 * unknown field is ignored, a value of another type makes the whole body undecodable.
 */
export class Fields {
  readonly #fields: Readonly<Record<string, unknown>>

  /** @throws {DecodeError} For anything but an object or null. */
  constructor(value: unknown) {
    if (value !== null && (typeof value !== 'object' || Array.isArray(value))) {
      throw new DecodeError('Expected an object')
    }
    this.#fields = (value ?? {}) as Record<string, unknown>
  }

  has(name: string): boolean {
    return (this.#fields[name] ?? null) !== null
  }

  /** A value of any type, as it came. */
  any(name: string): unknown {
    return this.#fields[name]
  }

  string(name: string): string {
    const value = this.#fields[name] ?? ''
    if (typeof value !== 'string') throw new DecodeError(`${name} should be a string`)
    return value
  }

  /** A 64-bit integer. */
  integer(name: string): number {
    const value = this.#fields[name] ?? 0
    if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) >= 2 ** 63) {
      throw new DecodeError(`${name} should be a whole number`)
    }
    return value
  }

  boolean(name: string): boolean {
    const value = this.#fields[name] ?? false
    if (typeof value !== 'boolean') throw new DecodeError(`${name} should be true or false`)
    return value
  }

  object(name: string): Fields {
    return new Fields(this.#fields[name] ?? null)
  }

  list(name: string): Fields[] {
    const value = this.#fields[name] ?? []
    if (!Array.isArray(value)) throw new DecodeError(`${name} should be a list`)
    return value.map((item: unknown) => new Fields(item))
  }
}

/** @throws {DecodeError} When the body is not JSON or not an object. */
export function decodeBody(text: string): Fields {
  try {
    return new Fields(JSON.parse(text))
  } catch (error) {
    throw error instanceof DecodeError ? error : new DecodeError('The body is not JSON')
  }
}
