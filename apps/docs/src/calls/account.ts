import { exampleValues } from '../samples/example-values'
import { type Call, network, networkField } from './call'
import { fromMainnet } from './captured'
import * as limit from './limits'

export const accountBalance: Call = {
  id: 'account-balance',
  path: '/account/balance',
  summary: 'The balance of an address at the tip',
  body: { ...network, account_identifier: { address: exampleValues.holder } },
  answer: fromMainnet('/account/balance'),
  origin: 'mainnet',
  request: [
    {
      ...networkField,
      text: 'Required by the standard; ignored here.',
    },
    {
      name: 'account_identifier.address',
      type: 'string',
      text: 'The tag, `0x` and 40 hex digits, or the whole ledger address, `0x` and 80. Never Base58.',
      limits: limit.tagOrLedgerAddress,
    },
    {
      name: 'block_identifier.index',
      type: 'integer',
      text: 'Accepted and ignored: the answer is always that of the tip.',
      optional: true,
    },
  ],
  response: [
    {
      name: 'block_identifier',
      type: 'BlockIdentifier',
      text: 'The tip when the balance was read. It may be up to 5 seconds behind the balance.',
    },
    {
      name: 'balances[]',
      type: 'Amount',
      text: 'One entry, in nanoMCM.',
    },
  ],
}
