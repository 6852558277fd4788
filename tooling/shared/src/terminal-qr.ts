import { renderUnicodeCompact } from 'uqr'

/**
 * Returns a QR code as lines for a terminal. Its light modules are drawn, so with `colors` the colors are
 * set too: with dark text on a light background, cameras would see the code inverted.
 */
export function terminalQr(text: string, { colors }: { colors: boolean }): string[] {
  const lines = renderUnicodeCompact(text, { ecc: 'M', border: 2 }).split('\n')
  return colors ? lines.map((line) => `\u001B[97;40m${line}\u001B[0m`) : lines
}
