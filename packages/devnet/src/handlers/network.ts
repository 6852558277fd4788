import type { Context } from '../context'
import { code, errorTable } from '../errors'
import { blockIdentifier as identify } from '../render'
import { blockIdentifier } from '../request/structs'
import { fixedRoute, network, route } from '../route'

const zeroHash = `0x${'00'.repeat(32)}`
/** Mainnet's first block. */
const genesis = {
  index: 0,
  hash: '0x00170c6711b9dc3ca746c46cc281bc69e303dfad2f333ba397ba061eccefde03',
}
const unsynced = { index: 0, hash: zeroHash }
const statuses = ['SUCCESS', 'PENDING', 'SPLIT', 'ORPHANED', 'FAILURE', 'UNKNOWN']

/**
 * POST /network/* (mochimo-mesh b77d1ba, network_handler.go). The options are constants, some of
 * which are wrong.
 */
export const networkRoutes = {
  '/network/list': fixedRoute(() => ({ network_identifiers: [network] })),

  '/network/status': route(
    { block_identifier: blockIdentifier },
    (_request, context) => status(context),
    { badBody: code.wrongNetwork },
  ),

  '/network/options': route(
    { block_identifier: blockIdentifier },
    (_request, { strict }) => options(strict),
    { badBody: code.wrongNetwork, offline: true },
  ),
}

function status({ tip, faults, strict, network: { chain }, https, clock }: Context): object {
  const stage = faults.noNode ? 'genesis check' : stageName(faults.sync)
  const oldest = chain.block(chain.first) ?? tip
  return {
    current_block_identifier: faults.noNode ? unsynced : identify(tip),
    current_block_timestamp: faults.noNode ? 0 : tip.stime * 1000,
    genesis_block_identifier: faults.noNode ? unsynced : genesis,
    // The real server always leaves this empty.
    oldest_block_identifier: strict ? identify(oldest) : { index: 0, hash: '' },
    sync_status: { stage, synced: stage === 'synchronized' },
    https_status: httpsStatus(https, clock.now()),
  }
}

function options(strict: boolean): object {
  return {
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
  }
}

const day = 86_400_000
/** How long before and after the current time the certificate is valid, in milliseconds. */
const [validSince, validFor] = [10 * day, 30 * day]

function httpsStatus(port: number, now: number): object {
  if (port === 0) return { enabled: false }
  const second = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`
  return {
    enabled: true,
    port,
    certificate: {
      subject: 'localhost',
      issuer: 'localhost',
      not_before: second(now - validSince),
      not_after: second(now + validFor),
      days_until_expiry: validFor / day - 0.0001,
      is_expired: false,
      dns_names: ['localhost'],
    },
  }
}

function stageName(sync: string): string {
  return sync === 'error' ? 'latest block error' : sync
}
