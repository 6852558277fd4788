import { expect, it } from 'vitest'

import * as address from './index'
import * as transaction from './transaction'
import * as wots from './wots'

// These exports are the public API. Removing or renaming one is a breaking change.
it.each([
  [
    '@mcm/address',
    address,
    [
      'InvalidAddressError',
      'LEDGER_ADDRESS_SIZE',
      'PUBLIC_KEY_SIZE',
      'SEED_SIZE',
      'SIGNATURE_SIZE',
      'TAG_SIZE',
      'bytesToHex',
      'compareAddresses',
      'crc16',
      'decodeBase58',
      'deriveLedgerAddress',
      'deriveTag',
      'encodeBase58',
      'hexToBytes',
      'isAddress',
      'isBytes',
      'parseAddress',
      'parseLedgerAddress',
      'toBase58',
      'toHex',
      'tryParseAddress',
    ],
  ],
  [
    '@mcm/address/wots',
    wots,
    [
      'deriveAccount',
      'deriveSpendKey',
      'findSpendIndex',
      'generateKeyPair',
      'recoverPublicKey',
      'sign',
      'verify',
    ],
  ],
  [
    '@mcm/address/transaction',
    transaction,
    [
      'InvalidTransactionError',
      'MAX_DESTINATIONS',
      'MEMO_SIZE',
      'MINIMUM_FEE',
      'createTransaction',
      'decodeTransaction',
      'encodeTransaction',
      'hashTransaction',
      'signTransaction',
      'transactionMessage',
      'validateMemo',
      'validateTransaction',
    ],
  ],
])('%s exports exactly the public API', (_name, module, names) => {
  expect(Object.keys(module).toSorted()).toEqual(names)
})

it('exports the correct sizes', () => {
  expect([
    address.TAG_SIZE,
    address.LEDGER_ADDRESS_SIZE,
    address.PUBLIC_KEY_SIZE,
    address.SIGNATURE_SIZE,
    address.SEED_SIZE,
  ]).toEqual([20, 40, 2144, 2208, 32])
})
