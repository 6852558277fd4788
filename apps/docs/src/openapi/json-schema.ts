/** The keywords of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  maxItems?: number
  minItems?: number
  items?: JsonSchema | boolean
  properties?: Record<string, JsonSchema | boolean>
  additionalProperties?: JsonSchema | boolean
  required?: string[]
  allOf?: (JsonSchema | boolean)[]
  anyOf?: (JsonSchema | boolean)[]
  oneOf?: (JsonSchema | boolean)[]
  if?: JsonSchema | boolean
  then?: JsonSchema | boolean
  else?: JsonSchema | boolean
  description?: string
  default?: unknown
  examples?: unknown[]
}
