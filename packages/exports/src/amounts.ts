import { formatMcm } from '@mcm/rosetta-client/amount'

/** nanoMCM as MCM with all nine decimals, so that a column of amounts lines up. */
export function mcm(nano: bigint): string {
  return formatMcm(nano, { minDecimals: 9 })
}
