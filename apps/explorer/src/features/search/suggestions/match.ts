import type { NearAddress } from '../rules/slip'

/** A page that the text may mean: an address with its name, or a page of the explorer. */
export interface Match {
  href: string
  name: string
  /** What kind of page it is, unless the group's title says it. */
  kind?: string
  /** The height, if the page is a block's. */
  height?: number
  /** The address in hex, if the page is an address's. */
  address?: string
  /** The memo by which a transaction was found. */
  memo?: string
  /** The hash, if the page is a block's or a transaction's. */
  hash?: string
  /** The number of verses, if the page lists verses and it is known. */
  count?: number | undefined
  /** The address that may have been meant, if the page is that of a guess. */
  guess?: NearAddress
  /** Whether Enter doesn't open it, because it may well be something else. */
  isUncertain?: boolean
}
