import * as library from '@mcm/exports'

import { checkSizes } from '../../tooling/size/size.mjs'

/** The client's dependencies. Exporters take data, so none of them may be bundled. */
const client = ['ky']

/** An application that uses these exports. */
function using(/** @type {string} */ names) {
  return `import { ${names} } from '@mcm/exports'; globalThis.used = [${names}]`
}

await checkSizes(import.meta.dirname, [
  {
    name: 'everything',
    code: using(Object.keys(library).join(', ')),
    budget: 9_800,
    without: client,
  },
  {
    name: 'a block as CSV and JSON, saved',
    code: using('blockCsv, blockJson, blockFileName, saveStream'),
    budget: 2_700,
    without: client,
    model: {
      name: 'csv-stringify',
      code: `export { stringify } from 'csv-stringify/browser/esm/sync'`,
    },
  },
  {
    name: 'a rich list in all formats, in pages, saved',
    code: using('richListCsv, richListJson, ledgerDat, richListFileName, saveStream, RichList'),
    budget: 3_600,
    without: client,
  },
  {
    name: 'a history as CSV, saved',
    code: using('addressHistoryCsv, addressFileName, createHistorySource, readHistory, saveStream'),
    budget: 6_000,
    without: client,
  },
  {
    name: 'a history for accounting programs, saved',
    code: using(
      'addressHistoryKoinly, addressHistoryCoinTracking, addressHistoryLedger, addressHistoryBeancount, addressFileName, saveStream',
    ),
    budget: 4_200,
    without: client,
  },
  { name: 'parseLedgerDat alone', code: using('parseLedgerDat'), budget: 1_200, without: client },
])
