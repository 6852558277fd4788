import { type Call, network, networkField } from './call'
import { fromMainnet } from './captured'

export const networkStatus: Call = {
  id: 'network-status',
  path: '/network/status',
  summary: 'The tip of the chain and whether the server is in step with it',
  body: network,
  answer: fromMainnet('/network/status'),
  origin: 'mainnet',
  request: [networkField],
  response: [
    {
      name: 'current_block_identifier',
      type: 'BlockIdentifier',
      text: 'The tip as the server last saw it, at most about 5 seconds ago. Index 0 before the first sync.',
    },
    {
      name: 'current_block_timestamp',
      type: 'integer, ms',
      text: 'When the tip was solved, in milliseconds since 1970. Always a whole second.',
    },
    {
      name: 'genesis_block_identifier',
      type: 'BlockIdentifier',
      text: 'The first block of the chain. It can’t be fetched; it is here to tell chains apart.',
    },
    {
      name: 'oldest_block_identifier',
      type: 'BlockIdentifier',
      text: 'Never filled in: index 0 and an empty hash.',
    },
    {
      name: 'sync_status.stage',
      type: 'string',
      text: '`synchronized` when all is well. Otherwise a step on the way (`init`, `genesis check`, `tfile map`, `synchronizing`, `min fee`) or a text that ends in `error`.',
    },
    { name: 'sync_status.synced', type: 'boolean', text: 'Whether the server is in step.' },
    {
      name: 'https_status.enabled',
      type: 'boolean',
      text: 'Whether the server itself speaks HTTPS. A proxy in front of it may do so all the same.',
    },
    { name: 'https_status.port', type: 'integer', text: 'Where it does.', optional: true },
    {
      name: 'https_status.certificate',
      type: 'object',
      text: 'Its certificate: `subject`, `issuer`, `not_before` and `not_after` (RFC 3339), `days_until_expiry` (with a fraction), `is_expired`, `dns_names`.',
      optional: true,
    },
  ],
}

export const networkOptions: Call = {
  id: 'network-options',
  path: '/network/options',
  summary: 'Versions, operation statuses and types, and the errors the server announces',
  body: network,
  answer: fromMainnet('/network/options'),
  origin: 'mainnet',
  request: [networkField],
  response: [
    {
      name: 'version.rosetta_version',
      type: 'string',
      text: 'The version of the standard, 1.4.13.',
    },
    {
      name: 'version.node_version',
      type: 'string',
      text: 'A constant of the server, not the version of the node behind it.',
    },
    {
      name: 'version.middleware_version',
      type: 'string',
      text: 'The version of the Mesh server.',
    },
    {
      name: 'allow.operation_statuses[]',
      type: 'object',
      text: '`status` and whether it counts as `successful`. Only `SUCCESS` does.',
    },
    {
      name: 'allow.operation_types[]',
      type: 'string',
      text: 'What the server announces, which is not what it sends: see the box below.',
    },
    {
      name: 'allow.errors[]',
      type: 'object',
      text: '`code`, `message` and `retriable` of [codes 1 to 8](/docs/errors#catalogue). Code 9 exists too.',
    },
    { name: 'allow.mempool_coins', type: 'boolean', text: 'Always false: there are no coins.' },
    { name: 'allow.transaction_hash_case', type: 'string', text: 'Always `lower_case`.' },
  ],
}

export const networkList: Call = {
  id: 'network-list',
  path: '/network/list',
  summary: 'The networks the server serves',
  body: {},
  answer: fromMainnet('/network/list'),
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
