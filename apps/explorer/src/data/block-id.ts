/** The parsed id of `/block/{id}`. Digits are a height, and anything else is a hash. */
export type BlockId =
  { kind: 'height'; height: number } | { kind: 'hash'; hash: string } | { kind: 'invalid' }

export function readBlockId(id: string): BlockId {
  // Also as the explorer writes it: 1,079,717.
  const digits = /^\d{1,3}(?:,\d{3})+$/.test(id) ? id.replaceAll(',', '') : id
  if (/^\d+$/.test(digits)) {
    const height = Number(digits)
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
