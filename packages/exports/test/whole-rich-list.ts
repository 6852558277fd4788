import type { RichListResponse } from '@mcm/rosetta-client'

/** The call that lists accounts. */
export const LIST = '/stats/richlist'

/** A devnet's ledger by balance, as from its API. */
export interface WholeRichList {
  accounts: [address: string, balance: bigint][]
  block: RichListResponse['block_identifier']
}

/** Reads the ledger page by page, without the code under test. */
export async function readRichList(url: string): Promise<WholeRichList> {
  const accounts: WholeRichList['accounts'] = []
  for (;;) {
    const response = await fetch(url + LIST, {
      method: 'POST',
      body: JSON.stringify({
        network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
        ascending: true,
        limit: 100,
        offset: accounts.length,
      }),
    })
    const page = (await response.json()) as RichListResponse
    for (const { account_identifier, balance } of page.accounts) {
      accounts.push([account_identifier.address, BigInt(balance.value)])
    }
    if (accounts.length >= page.total_accounts) return { accounts, block: page.block_identifier }
  }
}

/** The expected CSV. */
export function richListCsv(
  { accounts }: WholeRichList,
  format = (address: string) => address,
): string {
  const rows = accounts.map(([address, balance], at) => {
    const digits = String(balance).padStart(10, '0')
    return `${at + 1},${format(address)},${digits.slice(0, -9)}.${digits.slice(-9)},${balance}`
  })
  return ['rank,address,balance_mcm,balance_raw', ...rows, ''].join('\r\n')
}
