import * as address from '@mcm/address'
import * as transaction from '@mcm/address/transaction'
import * as wots from '@mcm/address/wots'

import { checkSizes } from '../../tooling/size/size.mjs'

const hashes = ['@noble/hashes']

/** Returns the code of an application that uses every export of these modules. */
function importAllExports(/** @type {Record<string, object>} */ modules) {
  const imports = Object.entries(modules).map(
    ([name, exports]) => `import { ${Object.keys(exports).join(', ')} } from '${name}'`,
  )
  const names = Object.values(modules).flatMap((exports) => Object.keys(exports))
  return [...imports, `globalThis.used = [${names.join(', ')}]`].join('\n')
}

await checkSizes(import.meta.dirname, [
  {
    name: 'all three entry points',
    code: importAllExports({
      '@mcm/address': address,
      '@mcm/address/wots': wots,
      '@mcm/address/transaction': transaction,
    }),
    budget: 12_000,
  },
  { name: '@mcm/address', code: importAllExports({ '@mcm/address': address }), budget: 6_000 },
  {
    name: 'address parsing and formatting only',
    code: `import { decodeBase58, encodeBase58, isAddress, parseAddress, toBase58, toHex } from '@mcm/address'
      globalThis.used = [decodeBase58, encodeBase58, isAddress, parseAddress, toBase58, toHex]`,
    budget: 1_950,
    without: hashes,
    model: {
      name: '@scure/base + crc, without messages',
      code: `import { base58, hex } from '@scure/base'
      import crc16xmodem from 'crc/calculators/crc16xmodem'
      globalThis.used = [base58.decode, base58.encode, hex.decode, hex.encode, crc16xmodem]`,
    },
  },
  {
    name: 'parseLedgerAddress only',
    code: `import { parseLedgerAddress } from '@mcm/address'; globalThis.used = parseLedgerAddress`,
    budget: 1_100,
    without: hashes,
  },
  {
    name: '@mcm/address/wots',
    code: importAllExports({ '@mcm/address/wots': wots }),
    budget: 8_200,
  },
  {
    name: '@mcm/address/transaction',
    code: importAllExports({ '@mcm/address/transaction': transaction }),
    budget: 10_500,
  },
  {
    name: 'validateMemo only',
    code: `import { validateMemo } from '@mcm/address/transaction'; globalThis.used = validateMemo`,
    budget: 600,
    without: hashes,
  },
])
