import type { Handler } from '../context'
import { errorTable } from '../errors'

const statuses = ['SUCCESS', 'PENDING', 'SPLIT', 'ORPHANED', 'FAILURE', 'UNKNOWN']

/** POST /network/options (mochimo-mesh b77d1ba, network_handler.go): constants, some of them wrong. */
export const networkOptions: Handler = (_request, { strict }) => ({
  version: { rosetta_version: '1.4.13', node_version: '3.0.3', middleware_version: '1.5.1' },
  allow: {
    operation_statuses: statuses.map((status) => ({ status, successful: status === 'SUCCESS' })),
    operation_types: strict
      ? ['SOURCE_TRANSFER', 'DESTINATION_TRANSFER', 'REWARD', 'FEE']
      : ['TRANSFER', 'REWARD', 'FEE'],
    errors: errorTable.filter(({ code }) => strict || code !== 9),
    mempool_coins: false,
    transaction_hash_case: 'lower_case',
  },
})
