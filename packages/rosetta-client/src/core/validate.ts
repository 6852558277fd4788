import { safeParse } from 'valibot'
import type { Schema } from '../schema/scalars'

/** Returns the value in its one form, or undefined, which JSON does not have, if it is invalid. */
type Reader = (input: unknown) => unknown

/** What may follow a schema in a pipe. */
type Step =
  | { type: 'check'; requirement: (input: unknown) => boolean }
  | { type: 'transform'; operation: (input: unknown) => unknown }

/** The valibot schemas the wire types are made of. */
type Node = Schema<unknown> & { pipe?: readonly [unknown, ...Step[]] } & (
    | { type: 'object'; entries: Readonly<Record<string, Node>> }
    | { type: 'array'; item: Node }
    | { type: 'exact_optional' | 'nullable'; wrapped: Node }
    | { type: 'custom'; check: (input: unknown) => boolean }
    | { type: 'literal'; literal: unknown }
    | { type: 'string' | 'number' | 'boolean' }
  )

const readers = new WeakMap<Node, Reader>()

/**
 * Returns a parsed response with its hex in one form, or undefined if it is not what the schema says.
 * Valibot copies all it validates, which takes as long as parsing a page of search results; this walks
 * the same schema and changes the response in place, which nobody else has seen yet. Fields that a
 * newer server may have added stay. Valibot is left to explain what is wrong when something is.
 */
export function validate(schema: Schema<unknown>, input: unknown): unknown {
  return readerOf(schema as Node)(input)
}

function readerOf(node: Node): Reader {
  let reader = readers.get(node)
  if (!reader) readers.set(node, (reader = compile(node)))
  return reader
}

function compile(node: Node): Reader {
  const [, ...steps] = node.pipe ?? [node]
  return steps.reduce<Reader>((read, step) => {
    if (step.type === 'check') {
      const { requirement } = step
      return (input) => {
        const value = read(input)
        return value !== undefined && requirement(value) ? value : undefined
      }
    }
    const { operation } = step
    return (input) => {
      const value = read(input)
      return value === undefined ? undefined : operation(value)
    }
  }, compileSchema(node))
}

function compileSchema(node: Node): Reader {
  switch (node.type) {
    case 'object': {
      const fields = Object.entries(node.entries).map(([key, entry]) => ({
        key,
        read: readerOf(entry),
        optional: entry.type === 'exact_optional',
      }))
      return (input) => {
        if (typeof input !== 'object' || input === null) return undefined
        const object = input as Record<string, unknown>
        for (const { key, read, optional } of fields) {
          const given = object[key]
          if (given === undefined) {
            if (optional) continue
            return undefined
          }
          const value = read(given)
          if (value === undefined) return undefined
          if (value !== given) object[key] = value
        }
        return object
      }
    }
    case 'array': {
      const read = readerOf(node.item)
      return (input) => {
        if (!Array.isArray(input)) return undefined
        const list = input as unknown[]
        for (let at = 0; at < list.length; at++) {
          const given = list[at]
          const value = read(given)
          if (value === undefined) return undefined
          if (value !== given) list[at] = value
        }
        return list
      }
    }
    case 'exact_optional':
      return readerOf(node.wrapped)
    case 'nullable': {
      const read = readerOf(node.wrapped)
      return (input) => (input === null ? null : read(input))
    }
    case 'custom': {
      const { check } = node
      return (input) => (check(input) ? input : undefined)
    }
    case 'literal': {
      const { literal } = node
      return (input) => (input === literal ? input : undefined)
    }
    case 'string':
    case 'number':
    case 'boolean': {
      const { type } = node
      return (input) => (typeof input === type ? input : undefined)
    }
    default:
      return (input) => {
        const { success, output } = safeParse(node as Schema<unknown>, input)
        return success ? output : undefined
      }
  }
}
