import { exampleValues } from '../samples/example-values'
import { type Call, network, networkField } from './call'
import { fromMainnet } from './captured'
import * as limit from './limits'

export const accountBalance: Call = {
  id: 'account-balance',
  path: '/account/balance',
  summary: 'Get an address’s current balance',
  body: { ...network, account_identifier: { address: exampleValues.holder } },
  exampleResponse: fromMainnet('/account/balance'),
  origin: 'mainnet',
  request: [
    {
      ...networkField,
      text: 'Required by the standard; ignored here.',
    },
    {
      name: 'account_identifier.address',
      type: 'string',
      text: 'The [account](/docs/glossary#account)’s tag (`0x` and 40 hex digits) or ledger address (`0x` and 80). Base58 isn’t supported.',
      limits: limit.tagOrLedgerAddress,
    },
    {
      name: 'block_identifier.index',
      type: 'integer',
      text: '[Ignored](/docs/accounts#no-historical-balances): the response is always for the tip.',
      optional: true,
    },
  ],
  response: [
    {
      name: 'block_identifier',
      type: 'BlockIdentifier',
      text: 'The tip when the balance was read. It can be up to 5 seconds behind the balance.',
    },
    {
      name: 'balances[]',
      type: 'Amount',
      text: 'One entry, in nanoMCM.',
    },
  ],
}
