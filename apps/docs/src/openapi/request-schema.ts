import type { JsonSchema } from './json-schema'
import type { Field } from '../calls/call'
import { shared } from './schemas'

const types: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  integer: { type: 'integer', format: 'int64' },
  boolean: { type: 'boolean' },
  object: { type: 'object' },
}

/** Returns the schema of a request body with the given fields. */
export function requestSchema(fields: readonly Field[]): JsonSchema {
  const root: JsonSchema = { type: 'object', properties: {}, required: [] }
  for (const field of fields) {
    const steps = field.name.split('.')
    let holder = root
    for (const [index, step] of steps.entries()) {
      const isList = step.endsWith('[]')
      const name = step.replace('[]', '')
      const isLast = index === steps.length - 1
      const value = isLast ? leaf(field) : { type: 'object' as const, properties: {}, required: [] }
      const properties = (holder.properties ??= {})
      properties[name] ??= isList
        ? { type: 'array', items: value, ...(isLast && field.limits) }
        : value
      if (!field.optional && !holder.required?.includes(name)) {
        holder.required = [...(holder.required ?? []), name]
      }
      const next = properties[name]
      if (isLast || typeof next !== 'object') break
      holder = isList && typeof next.items === 'object' ? next.items : next
      holder.properties ??= {}
    }
  }
  return root
}

function leaf({ name, type, text, limits }: Field): JsonSchema {
  const reference = type in shared ? { $ref: `#/components/schemas/${type}` } : types[type]
  // A list's limits apply to its length, not to its items.
  return { ...reference, ...(!name.endsWith('[]') && limits), description: text }
}
