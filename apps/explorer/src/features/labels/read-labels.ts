import { tryParseAddress } from '@mcm/address'

/** The name that a deployment gives an address. */
export interface AddressLabel {
  name: string
  /** The source of the name, as a URL or a few words. */
  source: string
}

/** Keyed by address: 0x followed by 40 lowercase hex digits. */
export type AddressLabels = ReadonlyMap<string, AddressLabel>

/** Maximum length of a name. Longer names would displace the address next to them. */
const MAX_NAME_LENGTH = 40

/**
 * Reads a labels file, a JSON object that maps addresses in any form to `{ "name", "source" }`.
 * Entries that can't be used are skipped.
 */
export function readLabels(file: unknown): AddressLabels {
  if (typeof file !== 'object' || file === null) return new Map()
  return new Map(
    Object.entries(file).flatMap(([text, value]: [string, unknown]) => {
      const address = tryParseAddress(text.trim())?.hex
      const label = readLabel(value)
      return address !== undefined && label ? [[address, label] as const] : []
    }),
  )
}

function readLabel(value: unknown): AddressLabel | undefined {
  const { name, source } = Object(value) as Record<string, unknown>
  if (typeof name !== 'string' || typeof source !== 'string') return undefined
  const [shortName, shortSource] = [name.trim(), source.trim()]
  if (shortName === '' || shortName.length > MAX_NAME_LENGTH || shortSource === '') return undefined
  return { name: shortName, source: shortSource }
}
