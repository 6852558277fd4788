/**
 * The product name, with which every file name starts.
 *
 * @example
 * ```ts
 * import { blockFileName, PRODUCT_NAME } from '@mcm/exports'
 *
 * blockFileName(1, 'json').startsWith(PRODUCT_NAME) // => true
 * ```
 */
export const PRODUCT_NAME = 'Mochimo'

/**
 * Returns `Mochimo Block 1078535.csv`.
 *
 * @example
 * ```ts
 * import { blockFileName } from '@mcm/exports'
 *
 * blockFileName(1_078_535, 'csv') // => 'Mochimo Block 1078535.csv'
 * ```
 */
export function blockFileName(index: number, format: 'csv' | 'json'): string {
  return `${PRODUCT_NAME} Block ${index}.${format}`
}

/**
 * Returns `Mochimo Ledger - block 1078535.dat`, with `unknown` in place of an unknown block number.
 *
 * @example
 * ```ts
 * import { richListFileName } from '@mcm/exports'
 *
 * richListFileName(1_078_535, 'dat') // => 'Mochimo Ledger - block 1078535.dat'
 * richListFileName(null, 'csv') // => 'Mochimo Ledger - block unknown.csv'
 * ```
 */
export function richListFileName(index: number | null, format: 'csv' | 'json' | 'dat'): string {
  return `${PRODUCT_NAME} Ledger - block ${index ?? 'unknown'}.${format}`
}

/**
 * A format of an address history.
 *
 * @example
 * ```ts
 * import { addressFileName, type AddressHistoryFormat } from '@mcm/exports'
 *
 * const format: AddressHistoryFormat = 'ledger'
 * addressFileName('kHtV35ttVpyiH42FePCiHo2iFmcJS3', format) // => 'Mochimo Address kHtV35ttVpyiH42FePCiHo2iFmcJS3.ledger'
 * ```
 */
export type AddressHistoryFormat = keyof typeof ADDRESS_ENDINGS

const ADDRESS_ENDINGS = {
  csv: '.csv',
  json: '.json',
  koinly: ' - Koinly.csv',
  cointracking: ' - CoinTracking.csv',
  ledger: '.ledger',
  beancount: '.beancount',
} as const

/**
 * Returns `Mochimo Address kHtV35ttVpyiH42FePCiHo2iFmcJS3.csv`, with the address unchanged. CSV files
 * for a program contain its name: `… - Koinly.csv`.
 *
 * @example
 * ```ts
 * import { addressFileName } from '@mcm/exports'
 *
 * addressFileName('kHtV35ttVpyiH42FePCiHo2iFmcJS3', 'csv') // => 'Mochimo Address kHtV35ttVpyiH42FePCiHo2iFmcJS3.csv'
 * ```
 */
export function addressFileName(address: string, format: AddressHistoryFormat): string {
  return `${PRODUCT_NAME} Address ${address}${ADDRESS_ENDINGS[format]}`
}

/**
 * Returns `Mochimo Mempool 2026-09-04T02-36-38Z.json`. The time is in UTC, and has no colons
 * because some file systems reject them.
 *
 * @example
 * ```ts
 * import { mempoolFileName } from '@mcm/exports'
 *
 * mempoolFileName(new Date('2026-09-04T05:36:38Z')) // => 'Mochimo Mempool 2026-09-04T05-36-38Z.json'
 * ```
 */
export function mempoolFileName(takenAt: Date): string {
  return `${PRODUCT_NAME} Mempool ${utc(takenAt.getTime()).slice(0, 19).replaceAll(':', '-')}Z.json`
}

/** Formats milliseconds since 1970 as ISO 8601 in UTC: `2026-09-04T02:36:38.000Z`. */
export function utc(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
