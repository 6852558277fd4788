import * as address from '@mcm/address'
import * as transaction from '@mcm/address/transaction'
import * as wots from '@mcm/address/wots'

import { checkSizes } from '../../tooling/size/size.mjs'

const hashes = ['@noble/hashes']

/** An application that uses every export of these modules, each for itself. */
function everythingOf(/** @type {Record<string, object>} */ modules) {
  const imports = Object.entries(modules).map(
    ([name, exports]) => `import { ${Object.keys(exports).join(', ')} } from '${name}'`,
  )
  const names = Object.values(modules).flatMap((exports) => Object.keys(exports))
  return [...imports, `globalThis.used = [${names.join(', ')}]`].join('\n')
}

await checkSizes(import.meta.dirname, [
  {
    name: 'everything of all three entries',
    code: everythingOf({
      '@mcm/address': address,
      '@mcm/address/wots': wots,
      '@mcm/address/transaction': transaction,
    }),
    budget: 13_000,
  },
  { name: '@mcm/address', code: everythingOf({ '@mcm/address': address }), budget: 6_000 },
  {
    name: '@mcm/address without deriveTag',
    code: `import { decodeBase58, encodeBase58, isAddress, parseAddress, toBase58, toHex } from '@mcm/address'
      globalThis.used = [decodeBase58, encodeBase58, isAddress, parseAddress, toBase58, toHex]`,
    budget: 1_800,
    without: hashes,
  },
  {
    name: 'parseLedgerAddress alone',
    code: `import { parseLedgerAddress } from '@mcm/address'; globalThis.used = parseLedgerAddress`,
    budget: 1_100,
    without: hashes,
  },
  { name: '@mcm/address/wots', code: everythingOf({ '@mcm/address/wots': wots }), budget: 9_500 },
  {
    name: '@mcm/address/transaction',
    code: everythingOf({ '@mcm/address/transaction': transaction }),
    budget: 10_500,
  },
  {
    name: 'validateMemo alone',
    code: `import { validateMemo } from '@mcm/address/transaction'; globalThis.used = validateMemo`,
    budget: 600,
    without: hashes,
  },
])
