import { tryParseAddress } from '@mcm/address'

/** What a deployment says of an address. */
export interface AddressLabel {
  name: string
  /** Where the name comes from: a URL or a few words. */
  source: string
}

/** By address, 0x and 40 lowercase hex digits. */
export type AddressLabels = ReadonlyMap<string, AddressLabel>

/** Longer names would push the address away that they stand beside. */
const MAX_NAME_LENGTH = 40

/**
 * Reads a labels file: a JSON object from addresses, in any form, to `{ "name", "source" }`. Entries
 * that can't be used are skipped.
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
