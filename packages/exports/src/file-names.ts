/** The product's name, with which every file name begins. */
export const PRODUCT_NAME = 'Mochimo'

/** `Mochimo Block 1078535.csv` */
export function blockFileName(index: number, format: 'csv' | 'json'): string {
  return `${PRODUCT_NAME} Block ${index}.${format}`
}

/** `Mochimo Ledger - block 1078535.dat`; `unknown` stands for a block that is not known. */
export function richListFileName(index: number | null, format: 'csv' | 'json' | 'dat'): string {
  return `${PRODUCT_NAME} Ledger - block ${index ?? 'unknown'}.${format}`
}

/** `Mochimo Address kHtV35ttVpyiH42FePCiHo2iFmcJS3.csv`, with the address as it is given. */
export function addressFileName(address: string, format: 'csv' | 'json'): string {
  return `${PRODUCT_NAME} Address ${address}.${format}`
}

/** `Mochimo Mempool 2026-09-04T02-36-38Z.json`: the time in UTC, without what file systems refuse. */
export function mempoolFileName(takenAt: Date): string {
  return `${PRODUCT_NAME} Mempool ${utc(takenAt.getTime()).slice(0, 19).replaceAll(':', '-')}Z.json`
}

/** Milliseconds since 1970 as ISO 8601 in UTC: `2026-09-04T02:36:38.000Z`. */
export function utc(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
