import { expect, it } from 'vitest'
import * as library from './index'

// This is the public API, so changing a line is a breaking change.
it('exports exactly the public API', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'IncompleteListError',
    'LEDGER_RECORD_SIZE',
    'LedgerDatError',
    'NODE_LEDGER_RECORD_SIZE',
    'PRODUCT_NAME',
    'RichList',
    'SETTLED_DEPTH',
    'UnsettledHistoryError',
    'addressFileName',
    'addressHistoryCsv',
    'addressHistoryJson',
    'blockCsv',
    'blockFileName',
    'blockJson',
    'createBlobStore',
    'createHistorySource',
    'csvRecord',
    'csvStream',
    'disarmCell',
    'jsonStream',
    'ledgerDat',
    'mempoolFileName',
    'mempoolJson',
    'number',
    'parseLedgerDat',
    'readBytes',
    'readHistory',
    'readText',
    'restoreCell',
    'richListCsv',
    'richListFileName',
    'richListJson',
    'saveStream',
    'text',
    'withRunningBalance',
  ])
})
