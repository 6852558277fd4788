import { renderUnicodeCompact } from 'uqr'

import type { Inspection } from './inspect'

const LABELS = {
  kind: 'Kind',
  base58: 'Base58',
  hex: 'Hex',
  tag: 'Tag',
  checksum: 'Checksum',
  keyHash: 'Key hash',
} as const

/** Returns an inspection as lines for a terminal, followed by a QR code of the Base58 address. */
export function inspectionText(
  found: Inspection,
  { qr, colors }: { qr: boolean; colors: boolean },
): string {
  const lines = Object.entries(LABELS).flatMap(([field, label]) => {
    const value = found[field as keyof typeof LABELS]
    return value === undefined ? [] : [`${label.padEnd(10)}${value}`]
  })
  if (found.isImplicit !== undefined) {
    lines.push(`${'Used'.padEnd(10)}${found.isImplicit ? 'no payment yet' : 'has made a payment'}`)
  }
  if (qr) lines.push('', ...qrLines(found.base58, colors))
  return `${lines.join('\n')}\n`
}

/**
 * Returns a QR code's lines. Its light modules are drawn, so on a terminal the colors are set: with dark
 * text on a light background, cameras would see the code inverted.
 */
function qrLines(text: string, colors: boolean): string[] {
  const lines = renderUnicodeCompact(text, { ecc: 'M', border: 2 }).split('\n')
  return colors ? lines.map((line) => `\u001B[97;40m${line}\u001B[0m`) : lines
}
