import { crc16, InvalidAddressError, parseAddress } from '@mcm/address'
import { toHex } from './bytes'
import { reporter, type Check } from './check'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Checks the checksum of a Base58 address. Hex addresses have no checksum.
 * @param text An address in Base58 or hex.
 *
 * @example
 * ```ts
 * import { checkAddress } from '@mcm/proof'
 *
 * checkAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3').outcome // => 'verified'
 * checkAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS4').outcome // => 'failed'
 * ```
 */
export function checkAddress(text: string): Check {
  const report = reporter('address', `Address ${text.length > 90 ? `${text.slice(0, 90)}…` : text}`)
  try {
    const { base58, tag } = parseAddress(text)
    if (text !== base58) {
      return report.notCheckable('A hex address has no checksum.')
    }
    return report.verified({
      expected: checksumText(tag),
      actual: checksumText(tag),
      reason: 'The checksum matches the address.',
    })
  } catch (error) {
    if (!(error instanceof InvalidAddressError)) throw error
    if (error.reason === 'checksum') {
      const payload = decodePayload(text)
      return report.failed({
        expected: checksumText(payload.subarray(0, 20)),
        actual: toHex(Uint8Array.of(payload[21] ?? 0, payload[20] ?? 0)),
        reason: "The checksum doesn't match. The address was mistyped or changed.",
      })
    }
    return report.failed({
      expected: 'a valid Mochimo address',
      actual: text,
      reason: `${error.message}.`,
    })
  }
}

function checksumText(tag: Uint8Array): string {
  const checksum = crc16(tag)
  return toHex(Uint8Array.of(checksum >> 8, checksum & 0xff))
}

/** Decodes 22 bytes of Base58 without verifying the checksum. */
function decodePayload(text: string): Uint8Array {
  let value = 0n
  for (const digit of text) value = value * 58n + BigInt(alphabet.indexOf(digit))
  return Uint8Array.from(value.toString(16).padStart(44, '0').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
}
