/** Returns a verse on one line, with real dashes, or an empty text for a block without one. */
export function verseLine(lines: readonly string[]): string {
  return lines.map((line) => line.replaceAll('--', '—')).join(' / ')
}
