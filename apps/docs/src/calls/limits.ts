/** JSON Schema constraints on a value in a request, beyond its type. */
export interface Limits {
  readonly pattern?: string
  readonly enum?: string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** Returns limits for the given number of hex digits without `0x`. */
export const bareHex = (digits: string): Limits => ({ pattern: `^[0-9a-fA-F]${digits}$` })

export const oneOf = (...values: string[]): Limits => ({ enum: values })

export const items = (minItems: number, maxItems = minItems): Limits => ({ minItems, maxItems })

/** A hash as the server requires it. It is case-sensitive. */
export const hash: Limits = { pattern: '^0x[0-9a-f]{64}$' }

/** A hash as search accepts it: in any case, with or without `0x`. */
export const anyHash: Limits = { pattern: '^(0x)?[0-9a-fA-F]{64}$' }

export const tag: Limits = { pattern: '^0x[0-9a-fA-F]{40}$' }

export const anyTag: Limits = { pattern: '^(0x)?[0-9a-fA-F]{40}$' }

export const tagOrLedgerAddress: Limits = { pattern: '^0x([0-9a-fA-F]{40}|[0-9a-fA-F]{80})$' }

/** An unsigned 64-bit integer as a decimal string. */
export const decimal: Limits = { pattern: '^(0|[1-9][0-9]{0,19})$' }

export const wholeNumber: Limits = { minimum: 0 }

/** Number of rows per page. The server silently replaces other values with its default. */
export const pageSize: Limits = { minimum: 1, maximum: 100 }
