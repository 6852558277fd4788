import { crc16, InvalidAddressError, parseAddress } from '@mcm/address'
import { toHex } from './bytes'
import { reporter, type Check } from './check'

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Checks the checksum that ends the Base58 text of an address. Hex has none.
 * @param text an address as people write it.
 */
export function checkAddress(text: string): Check {
  const report = reporter('address', `Address ${text.length > 90 ? `${text.slice(0, 90)}…` : text}`)
  try {
    const { base58: written, tag } = parseAddress(text)
    if (text !== written) {
      return report.notCheckable('The address is in hex, which has no checksum.')
    }
    return report.verified({
      expected: checksumText(tag),
      actual: checksumText(tag),
      reason: 'The checksum in the address is that of its 20 bytes: it was not mistyped.',
    })
  } catch (error) {
    if (!(error instanceof InvalidAddressError)) throw error
    if (error.reason === 'checksum') {
      const payload = payloadOf(text)
      return report.failed({
        expected: checksumText(payload.subarray(0, 20)),
        actual: toHex(Uint8Array.of(payload[21] ?? 0, payload[20] ?? 0)),
        reason:
          'The checksum in the address is not that of its 20 bytes: it was mistyped or changed.',
      })
    }
    return report.failed({
      expected: 'a Mochimo address',
      actual: text,
      reason: `${error.message}.`,
    })
  }
}

function checksumText(tag: Uint8Array): string {
  const checksum = crc16(tag)
  return toHex(Uint8Array.of(checksum >> 8, checksum & 0xff))
}

/** The 22 bytes of well-formed Base58, whatever their checksum. */
function payloadOf(text: string): Uint8Array {
  let value = 0n
  for (const digit of text) value = value * 58n + BigInt(base58.indexOf(digit))
  return Uint8Array.from(value.toString(16).padStart(44, '0').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
}
