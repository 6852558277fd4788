import { type Call, network, networkField } from './call'
import { fromMainnet } from './captured'

export const networkStatus: Call = {
  id: 'network-status',
  path: '/network/status',
  summary: 'Get the tip and the sync status',
  body: network,
  exampleResponse: fromMainnet('/network/status'),
  origin: 'mainnet',
  request: [networkField],
  response: [
    {
      name: 'current_block_identifier',
      type: 'BlockIdentifier',
      text: 'The tip, updated about every 5 seconds. Index 0 before the first sync.',
    },
    {
      name: 'current_block_timestamp',
      type: 'integer, ms',
      text: 'The tip’s solve time in milliseconds since 1970. Always a whole second.',
    },
    {
      name: 'genesis_block_identifier',
      type: 'BlockIdentifier',
      text: 'The chain’s first block. Use its hash to identify the chain. No call returns the block.',
    },
    {
      name: 'oldest_block_identifier',
      type: 'BlockIdentifier',
      text: 'Never filled in: always index 0 and an empty hash.',
    },
    {
      name: 'sync_status.stage',
      type: 'string',
      text: '`synchronized` if the server is in sync. Otherwise, a startup step (`init`, `genesis check`, `tfile map`, `synchronizing`, `min fee`) or a string that ends in `error`.',
    },
    {
      name: 'sync_status.synced',
      type: 'boolean',
      text: 'Whether the server is in sync. While it is false, balances may be wrong.',
    },
    {
      name: 'https_status.enabled',
      type: 'boolean',
      text: 'Whether the server itself uses HTTPS. If not, a proxy in front of it may.',
    },
    {
      name: 'https_status.port',
      type: 'integer',
      text: 'Returned only if HTTPS is enabled.',
      optional: true,
    },
    {
      name: 'https_status.certificate',
      type: 'object',
      text: '`subject`, `issuer`, `not_before` and `not_after` (RFC 3339), `days_until_expiry` (a decimal number), `is_expired`, and `dns_names`.',
      optional: true,
    },
  ],
}

export const networkOptions: Call = {
  id: 'network-options',
  path: '/network/options',
  summary: 'Get versions, operation statuses and types, and error codes',
  body: network,
  exampleResponse: fromMainnet('/network/options'),
  origin: 'mainnet',
  request: [networkField],
  response: [
    {
      name: 'version.rosetta_version',
      type: 'string',
      text: 'The standard’s version, 1.4.13.',
    },
    {
      name: 'version.node_version',
      type: 'string',
      text: 'A constant, not the version of the server’s node.',
    },
    {
      name: 'version.middleware_version',
      type: 'string',
      text: 'The version of the Mesh server. These pages describe 1.5.1.',
    },
    {
      name: 'allow.operation_statuses[]',
      type: 'object',
      text: '`status` and `successful`, which is true only for `SUCCESS`.',
    },
    {
      name: 'allow.operation_types[]',
      type: 'string',
      text: 'The advertised types, which differ from the actual ones. See the note below.',
    },
    {
      name: 'allow.errors[]',
      type: 'object',
      text: '`code`, `message` and `retriable` of [codes 1 to 8](/docs/errors#error-codes). Code 9 also exists.',
    },
    {
      name: 'allow.mempool_coins',
      type: 'boolean',
      text: 'Always false: Mochimo is account-based.',
    },
    { name: 'allow.transaction_hash_case', type: 'string', text: 'Always `lower_case`.' },
  ],
}

export const networkList: Call = {
  id: 'network-list',
  path: '/network/list',
  summary: 'List the networks the server serves',
  body: {},
  exampleResponse: fromMainnet('/network/list'),
  origin: 'mainnet',
  request: [],
  response: [
    {
      name: 'network_identifiers[]',
      type: 'NetworkIdentifier',
      text: 'One entry: `mochimo`, `mainnet`.',
    },
  ],
}
