import { expect, it } from 'vitest'
import * as library from './index'

// The contract other people's code depends on: changing a line here is a breaking change.
it('exports exactly what is published', () => {
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
