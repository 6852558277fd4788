import { terminalQr } from '@mcm/shared/terminal-qr'

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
  if (qr) lines.push('', ...terminalQr(found.base58, { colors }))
  return `${lines.join('\n')}\n`
}
