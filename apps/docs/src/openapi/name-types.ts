import type { JsonSchema } from './json-schema'

/**
 * Names for nested objects for which a reader expects a shorter name than the owner plus the
 * property.
 */
const NAMES: Readonly<Record<string, string>> = {
  'BlockResponse.block': 'Block',
  'SearchTransactionsResponse.transactions': 'SearchTransaction',
  'EventsBlocksResponse.events': 'BlockEvent',
  'RichListResponse.accounts': 'RichListAccount',
  'NetworkStatusResponse.sync_status': 'SyncStatus',
  'NetworkStatusResponse.https_status': 'HttpsStatus',
  'NetworkStatusResponse.oldest_block_identifier': 'OldestBlockIdentifier',
  'NetworkOptionsResponse.version': 'Version',
  'NetworkOptionsResponse.allow': 'Allow',
  'Allow.operation_statuses': 'OperationStatusInfo',
  'Allow.errors': 'ErrorInfo',
  'Operation.operation_identifier': 'OperationIdentifier',
  'ConstructionPayloadsResponse.payloads': 'SigningPayload',
}

type Schemas = Record<string, JsonSchema>

/**
 * Gives every nested object its own name, because each generator invents names for anonymous
 * objects in a different way. Objects that the server writes may gain fields, so readers must not
 * reject unknown ones.
 */
export function nameTypes(schemas: Readonly<Schemas>): Schemas {
  const named: Schemas = {}
  const add = (name: string, schema: JsonSchema, isOpen: boolean) => {
    if (name in named) throw new Error(`Two types are called ${name}`)
    // Reserved before its properties are visited, which are then checked against it.
    named[name] = schema
    const properties = Object.entries(schema.properties ?? {}).map(([property, value]) => {
      const target = NAMES[`${name}.${property}`] ?? name + pascalCase(property)
      return [property, withNamedObjects(value, target)] as const
    })
    named[name] = {
      ...schema,
      ...(schema.properties && { properties: Object.fromEntries(properties) }),
      ...(isOpen && { additionalProperties: true }),
    }

    function withNamedObjects(value: JsonSchema | boolean, target: string): JsonSchema | boolean {
      if (typeof value === 'boolean') return value
      if (value.type === 'object' && value.properties) {
        const { description, ...object } = value
        add(target, object, isOpen)
        return { $ref: `#/components/schemas/${target}`, ...(description && { description }) }
      }
      const { items, anyOf } = value
      return {
        ...value,
        ...(typeof items === 'object' &&
          !Array.isArray(items) && { items: withNamedObjects(items, target) }),
        ...(anyOf && { anyOf: anyOf.map((option) => withNamedObjects(option, target)) }),
      }
    }
  }
  for (const [name, schema] of Object.entries(schemas)) add(name, schema, !name.endsWith('Request'))
  return named
}

function pascalCase(property: string): string {
  return property.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
