import { is } from 'valibot'
import type { Schema } from '../schema/scalars'

type Check = (input: unknown) => boolean

/** The valibot schemas the wire types are made of. */
type Node = Schema<unknown> &
  (
    | { type: 'object'; entries: Readonly<Record<string, Node>> }
    | { type: 'array'; item: Node }
    | { type: 'exact_optional' | 'nullable'; wrapped: Node }
    | { type: 'custom'; check: Check }
    | { type: 'string' | 'number' | 'boolean' }
  )

const checks = new WeakMap<Node, Check>()

/**
 * Whether a value is what a schema says. Valibot copies all it validates, which takes as long as parsing
 * a page of search results; this walks the same schema without making anything. Valibot is left to
 * explain what is wrong when something is.
 */
export function matches(schema: Schema<unknown>, input: unknown): boolean {
  return checkOf(schema as Node)(input)
}

function checkOf(node: Node): Check {
  let check = checks.get(node)
  if (!check) checks.set(node, (check = compile(node)))
  return check
}

function compile(node: Node): Check {
  switch (node.type) {
    case 'object': {
      const fields = Object.entries(node.entries).map(([key, entry]) => ({
        key,
        check: checkOf(entry),
        optional: entry.type === 'exact_optional',
      }))
      return (input) => {
        if (typeof input !== 'object' || input === null) return false
        for (const { key, check, optional } of fields) {
          const value = (input as Readonly<Record<string, unknown>>)[key]
          // JSON has no undefined: the field is missing.
          if (value === undefined ? !optional : !check(value)) return false
        }
        return true
      }
    }
    case 'array': {
      const check = checkOf(node.item)
      return (input) => Array.isArray(input) && input.every(check)
    }
    case 'exact_optional':
      return checkOf(node.wrapped)
    case 'nullable': {
      const check = checkOf(node.wrapped)
      return (input) => input === null || check(input)
    }
    case 'custom':
      return node.check
    case 'string':
    case 'number':
    case 'boolean':
      return (input) => typeof input === node.type
    default:
      return (input) => is(node, input)
  }
}
