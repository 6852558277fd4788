/** The parsed id of `/block/{id}`. Digits are a height, and anything else is a hash. */
export type BlockId =
  { kind: 'height'; height: number } | { kind: 'hash'; hash: string } | { kind: 'invalid' }

export function readBlockId(id: string): BlockId {
  if (/^\d+$/.test(id)) {
    const height = Number(id)
    return Number.isSafeInteger(height) ? { kind: 'height', height } : { kind: 'invalid' }
  }
  const hash = readHash(id)
  return hash === undefined ? { kind: 'invalid' } : { kind: 'hash', hash }
}

/**
 * Returns a hash in the API's form (lowercase with 0x), or undefined if the text isn't 64 hex
 * digits.
 */
export function readHash(text: string): string | undefined {
  const hex = /^(?:0x)?([0-9a-f]{64})$/i.exec(text)?.[1]
  return hex === undefined ? undefined : `0x${hex.toLowerCase()}`
}

/** Parses a height from a link. Returns undefined for any other text. */
export function readBlockHeight(text: string | null): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined
}
