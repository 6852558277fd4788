import { ADDRESS_PAGE_SIZE } from '../../data/address-queries'
import type { RawCall } from '../../features/raw/request'

/** The calls behind the balance and the first page of the list. */
export function callsOf(address: string, maxBlock: number | undefined): RawCall[] {
  const narrowed = maxBlock === undefined ? {} : { max_block: maxBlock }
  return [
    {
      request: {
        call: '/account/balance',
        body: { account_identifier: { address } },
        docs: 'accounts#balance',
      },
      load: (client, signal) => client.account.balance({ address }, { signal }),
    },
    {
      request: {
        call: '/search/transactions',
        body: { account_identifier: { address }, limit: ADDRESS_PAGE_SIZE, ...narrowed },
        docs: 'transactions#search',
      },
      load: (client, signal) =>
        client.search.transactions(
          { address, limit: ADDRESS_PAGE_SIZE, ...(maxBlock === undefined ? {} : { maxBlock }) },
          { signal },
        ),
    },
  ]
}
