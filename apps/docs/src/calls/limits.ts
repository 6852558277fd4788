/** What a value of a request may be, beyond its type: the part of its JSON Schema. */
export interface Limits {
  readonly pattern?: string
  readonly enum?: string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/** Digits of hex without `0x`. */
export const bareHex = (digits: string): Limits => ({ pattern: `^[0-9a-fA-F]${digits}$` })

export const oneOf = (...values: string[]): Limits => ({ enum: values })

export const items = (minItems: number, maxItems = minItems): Limits => ({ minItems, maxItems })

/** Compared letter for letter by the server. */
export const hash: Limits = { pattern: '^0x[0-9a-f]{64}$' }

/** A search takes either form of writing. */
export const anyHash: Limits = { pattern: '^(0x)?[0-9a-fA-F]{64}$' }

export const tag: Limits = { pattern: '^0x[0-9a-fA-F]{40}$' }

export const anyTag: Limits = { pattern: '^(0x)?[0-9a-fA-F]{40}$' }

export const tagOrLedgerAddress: Limits = { pattern: '^0x([0-9a-fA-F]{40}|[0-9a-fA-F]{80})$' }

/** An unsigned 64-bit number as decimal text. */
export const decimal: Limits = { pattern: '^(0|[1-9][0-9]{0,19})$' }

export const wholeNumber: Limits = { minimum: 0 }

/** Rows of a page: the server silently replaces anything else by its default. */
export const pageSize: Limits = { minimum: 1, maximum: 100 }
